// There is nothing in this file but a comment.
