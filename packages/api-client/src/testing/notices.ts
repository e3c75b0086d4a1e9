import type { Notice, NoticePage } from '../endpoints/notices.ts'
import { now, some } from '../client/entry.ts'

export const aNotice = (change: Partial<Notice> = {}): Notice => ({
  id: '7',
  kind: 'deposit',
  event: 'DONE',
  amount: 500,
  title: null,
  remark: null,
  reference: some,
  isRead: false,
  createdAt: now,
  ...change,
})

export const aNoticePage = (items: Notice[], change: Partial<NoticePage> = {}): NoticePage => ({
  items,
  next: null,
  unread: items.filter(({ isRead }) => !isRead).length,
  muted: [],
  ...change,
})
