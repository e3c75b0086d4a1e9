---
'@member/api': minor
'@member/api-client': minor
'@member/{{package}}': minor
'@member/web': minor
---

Members got a page of their own for “{{{thai}}}” ({{{english}}}), in the menu where the server has it.
