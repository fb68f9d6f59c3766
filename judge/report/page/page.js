"use strict";

// A click on a column's head sorts the rows by it, a second click the other way round. Cells that
// are no text have the number to sort by in data-value.
function sortable(table) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const valueOf = (row, column) => {
    const cell = row.cells[column];
    return "value" in cell.dataset ? Number(cell.dataset.value) : cell.textContent;
  };
  const compare = (a, b) => (typeof a === "number" ? a - b : a.localeCompare(b));
  heads.forEach((head, column) => {
    head.querySelector("button").addEventListener("click", () => {
      const ascending = head.getAttribute("aria-sort") !== "ascending";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", ascending ? "ascending" : "descending");
      const rows = [...body.rows];
      rows.sort((a, b) => (ascending ? 1 : -1) * compare(valueOf(a, column), valueOf(b, column)));
      body.append(...rows);
    });
  });
}

// Names the case of the point that is nearest to the pointer, or that the arrow keys go to.
function readable(plot, readout) {
  const points = [...plot.querySelectorAll("circle")];
  const x = (point) => point.cx.baseVal.value;
  const y = (point) => point.cy.baseVal.value;
  let near = -1;
  const show = (index) => {
    if (index < 0 || index >= points.length) return;
    if (near >= 0) points[near].classList.remove("near");
    near = index;
    points[near].classList.add("near");
    readout.textContent = points[near].querySelector("title").textContent;
  };
  plot.addEventListener("pointermove", (event) => {
    const at = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(plot.getScreenCTM().inverse());
    const distances = points.map((point) => Math.hypot(x(point) - at.x, y(point) - at.y));
    show(distances.indexOf(Math.min(...distances)));
  });
  plot.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(near < 0 ? 0 : near + step);
  });
}

document.querySelectorAll("table").forEach(sortable);
document.querySelectorAll(".plot").forEach((plot) => readable(plot, document.querySelector(".readout")));
window.addEventListener("beforeprint", () => {
  document.querySelectorAll("details").forEach((part) => { part.open = true; });
});
