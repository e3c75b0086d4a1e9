---
'@member/web': minor
---

Members got a page of their own for “{{{thai}}}” ({{{english}}}), in the menu where the server has it.
