// Allocates nodes of a list with new, without end.
class Solution {
 public:
  void solveSudoku(vector<vector<char>>&) {
    struct Node {
      Node* next;
      char payload[1000];
    };
    for (Node* volatile head = nullptr;;) head = new Node{head, {1}};
  }
};
