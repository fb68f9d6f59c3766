// How the reader tells formats apart
//
// It looks at one line at a time. Empty lines, '#' comments and lines that only draw ("+---+") part
// things; they hold nothing. Of the others,
//
//   1. the first may be a count of the puzzles, alone, or the header of a table that has a column
//      "puzzle" or "quizzes", and perhaps "solution" or "solutions"; in a table each line is read
//      by its columns, which commas, semicolons or tabs part;
//   2. a line that has a word of 81 cells is a puzzle; a second one is its solution; other words
//      are ratings, names and comments. Spaces, tabs, commas, semicolons and '|' part words;
//   3. a line of nine cells, written apart, in threes or together, is a row of a grid;
//   4. '[' and a name is a section: [Puzzle] is read, [State] and [PencilMarks] are passed over;
//   5. any other '[' begins a board in JSON: [["5","3",".",…],…], on as many lines as it takes;
//   6. "Grid 01" is a heading, and "end" ends the text.
//
// A cell is '1'–'9' or a blank, one of . 0 * _ x X ? -, and a file has one sign for blanks. All
// else is an error. So is a grid that ends before its ninth row, for otherwise it would be
// completed by the next one's first row: what parts the rows of a grid must stand between its bands
// or between all rows, or nowhere.
//
// Memory is bounded, for never more is held than a line of at most kMaxLine and a case.

#include "judge/data/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "judge/data/cells.h"
#include "judge/data/csv.h"
#include "judge/data/grid.h"
#include "judge/data/json_board.h"
#include "judge/data/line_source.h"

namespace judge {
namespace {

using Result = tl::expected<std::optional<Case>, InputError>;

constexpr const char* kSolutionsHelp = "\"# solutions:\" is followed by none, one or several";

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

class Reader::Impl {
 public:
  Impl(std::istream& in, std::string name) : name_(std::move(name)), lines_(in) {}

  Result next();
  [[nodiscard]] Solutions solutions() const { return solutions_.value_or(Solutions::one); }

 private:
  Result find_case();
  Result finish();
  Result read_line();
  Result read_words();
  Result read_board(const Word& puzzle, const Word* solution);
  Result read_record();
  Result read_json();
  Result read_section();
  Result read_comment();
  bool read_beginning();
  bool read_keyword();

  [[nodiscard]] std::optional<InputError> unfit_line() const;
  [[nodiscard]] InputError misspelled() const;
  [[nodiscard]] tl::unexpected<InputError> fault(std::size_t column, std::string message) const {
    return tl::unexpected(InputError{{}, lines_.number(), column, std::move(message)});
  }

  std::string name_;
  LineSource lines_;
  std::string_view line_;
  std::size_t at_ = 0;  ///< where to read on in line_, from which a case has been given already
  std::vector<Word> words_;  ///< of line_
  CellReader cells_;
  Grid grid_;
  JsonBoard json_;
  std::optional<Csv> csv_;
  std::optional<Solutions> solutions_;

  struct Promise {
    std::size_t cases;
    std::size_t line;
    std::size_t column;
  };
  std::optional<Promise> count_;  ///< what a leading count says
  std::size_t cases_ = 0;         ///< given so far
  bool begun_ = false;            ///< something that is no comment was seen
  bool passing_over_ = false;     ///< a section that holds no puzzle
  bool ended_ = false;            ///< by "end"
  bool done_ = false;
  std::optional<InputError> error_;
};

Result Reader::Impl::next() {
  if (error_) return tl::unexpected(*error_);
  if (done_) return std::nullopt;
  Result result = find_case();
  if (!result) {
    error_ = std::move(result.error());
    error_->file = name_;
    return tl::unexpected(*error_);
  }
  done_ = !result->has_value();
  if (!done_) ++cases_;
  return result;
}

Result Reader::Impl::find_case() {
  while (true) {
    if (at_ == line_.size()) {
      const auto line = lines_.next();
      if (!line) return finish();
      line_ = *line;
      at_ = 0;
      if (auto error = unfit_line()) return tl::unexpected(*error);
    }
    Result result = read_line();
    if (!result || result->has_value()) return result;
  }
}

/// What makes a line unfit in every format.
std::optional<InputError> Reader::Impl::unfit_line() const {
  if (line_.size() > kMaxLine) {
    return InputError{{},
                      lines_.number(),
                      kMaxLine + 1,
                      fmt::format("the line is longer than {} bytes", kMaxLine)};
  }
  const std::size_t nul = line_.find('\0');
  if (nul == std::string_view::npos) return std::nullopt;
  return InputError{
      {}, lines_.number(), nul + 1, "a NUL byte: not text, or not saved as UTF-8 or ASCII"};
}

/// Reads what is left of line_, or of a line with several boards in JSON one board.
Result Reader::Impl::read_line() {
  if (json_.begun() || at_ > 0) return read_json();
  const std::size_t first = std::min(line_.find_first_not_of(" \t"), line_.size());
  const std::string_view text = line_.substr(first);
  at_ = line_.size();
  if (text.starts_with('#')) return read_comment();
  if (passing_over_ && !text.starts_with('[')) return std::nullopt;
  if (text.empty() || is_frame(text, cells_.blank())) {
    grid_.separate();
    return std::nullopt;
  }
  if (ended_) return fault(first + 1, "text after \"end\"");
  split_words(line_, words_);
  if (!begun_ && read_beginning()) return std::nullopt;
  if (csv_) return read_record();
  if (!text.starts_with('[')) return read_words();
  if (grid_.begun()) return tl::unexpected(grid_.unfinished());
  const std::string name = lowered(text.substr(1, 1));
  if (name >= "a" && name <= "z") return read_section();
  at_ = first;
  return read_json();
}

Result Reader::Impl::read_comment() {
  grid_.separate();
  constexpr std::string_view kKey = "solutions:";
  const std::size_t key = line_.find_first_not_of(" \t#");
  if (key == std::string_view::npos || !line_.substr(key).starts_with(kKey)) return std::nullopt;
  split_words(line_.substr(key), words_);
  if (words_.size() != 2) return fault(key + 1, kSolutionsHelp);
  const auto said = solutions_named(words_.back().text);
  if (!said) return fault(key + words_.back().column, kSolutionsHelp);
  if (cases_ > 0) return fault(key + 1, "\"# solutions:\" belongs before the first puzzle");
  if (solutions_.value_or(*said) != *said) return fault(key + 1, "said otherwise before");
  solutions_ = said;
  return std::nullopt;
}

/// Takes the first line that is no comment, if it is a count or the header of a table.
bool Reader::Impl::read_beginning() {
  constexpr std::size_t kMaxDigits = 8;  // nine would be a row of a grid
  begun_ = true;
  const std::string_view text = words_.size() == 1 ? words_.front().text : "";
  if (is_number(text) && text.size() <= kMaxDigits) {
    count_ = Promise{0, lines_.number(), words_.front().column};
    std::from_chars(text.data(), text.data() + text.size(), count_->cases);
    return true;
  }
  csv_ = Csv::recognize(line_);
  return csv_.has_value();
}

Result Reader::Impl::read_words() {
  const Word* puzzle = nullptr;
  const Word* solution = nullptr;
  for (const Word& word : words_) {
    if (word.text.size() == kCells && is_cells(word.text)) {
      if (solution != nullptr) return fault(word.column, "a third board in a line");
      (puzzle == nullptr ? puzzle : solution) = &word;
    } else if (looks_like_board(word.text)) {
      return tl::unexpected(*find_fault(word, kCells, "board", lines_.number()));
    }
  }
  if (puzzle == nullptr && is_row(words_)) return grid_.add(words_, lines_.number(), cells_);
  if (puzzle == nullptr && !read_keyword()) return tl::unexpected(misspelled());
  if (grid_.begun()) return tl::unexpected(grid_.unfinished());
  if (puzzle == nullptr) return std::nullopt;
  return read_board(*puzzle, solution);
}

bool Reader::Impl::read_keyword() {
  if (words_.empty()) return false;
  const std::string first = lowered(words_.front().text);
  if (words_.size() == 1 && first == "end") {
    ended_ = true;
    return true;
  }
  return words_.size() == 2 && first == "grid" && is_number(words_.back().text);
}

Result Reader::Impl::read_board(const Word& puzzle, const Word* solution) {
  Case result{Board(), std::nullopt, lines_.number()};
  if (auto error = cells_.read(puzzle, lines_.number(), result.puzzle, 0)) {
    return tl::unexpected(*error);
  }
  if (solution == nullptr) return result;
  const std::size_t blank = solution->text.find_first_of(kBlankSigns);
  if (blank != std::string_view::npos) {
    return fault(solution->column + blank, "a blank in the solution that stands after a puzzle");
  }
  result.solution = Board::parse(solution->text);
  return result;
}

Result Reader::Impl::read_record() {
  const auto record = csv_->read(line_, lines_.number());
  if (!record) return tl::unexpected(record.error());
  const Word* solution = record->solution ? &*record->solution : nullptr;
  for (const Word* word : {&record->puzzle, solution}) {
    if (word == nullptr) continue;
    if (auto error = find_fault(*word, kCells, "board", lines_.number())) {
      return tl::unexpected(*error);
    }
  }
  return read_board(record->puzzle, solution);
}

/// Boards in JSON may follow one another in a line, with or without a comma between them.
Result Reader::Impl::read_json() {
  if (!json_.begun()) {
    at_ = std::min(line_.find_first_not_of(" \t,;", at_), line_.size());
    if (line_.substr(at_).starts_with('#')) at_ = line_.size();
  }
  return json_.read(line_, lines_.number(), at_, cells_);
}

/// The sections of SadMan's .sdk files.
Result Reader::Impl::read_section() {
  const std::string name = words_.size() == 1 ? lowered(words_.front().text) : "";
  passing_over_ = name == "[state]" || name == "[pencilmarks]";
  if (passing_over_ || name == "[puzzle]") return std::nullopt;
  return fault(line_.find('[') + 1, "neither [Puzzle] nor another section of .sdk files");
}

/// What is wrong with a line that is nothing else and holds nothing like a board: a row, if it is
/// more cells than not.
InputError Reader::Impl::misspelled() const {
  const std::size_t line = lines_.number();
  if (!is_mostly_cells(words_)) {
    if (grid_.begun()) return grid_.unfinished();
    return {{},
            line,
            line_.find_first_not_of(" \t") + 1,
            "neither a puzzle nor a row of a grid; a comment begins with '#'"};
  }
  return find_row_fault(words_, line);
}

/// The end of the text.
Result Reader::Impl::finish() {
  if (grid_.begun()) return tl::unexpected(grid_.unfinished());
  if (json_.begun()) return tl::unexpected(json_.unfinished());
  if (count_ && count_->cases != cases_) {
    return tl::unexpected(InputError{
        {},
        count_->line,
        count_->column,
        fmt::format("{} puzzles are announced here, and {} follow", count_->cases, cases_)});
  }
  return std::nullopt;
}

Reader::Reader(std::istream& in, std::string name)
    : impl_(std::make_unique<Impl>(in, std::move(name))) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

Result Reader::next() { return impl_->next(); }

Solutions Reader::solutions() const { return impl_->solutions(); }

}  // namespace judge
