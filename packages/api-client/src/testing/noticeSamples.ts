import * as client from '../contract.ts'
import type { Notice, NoticePage } from '../endpoints/notices.ts'
import { now, type Samples, some } from './sample.ts'

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

/** An example of every call of the notices, by the name of its function. */
export const noticeSamples: Samples = {
  listNotices: {
    run: () => client.listNotices({ limit: 20 }),
    sends: 'GET /api/auth/notice',
    query: { limit: 20 },
    answer: aNoticePage([aNotice()], { next: 'x', muted: ['announcement'] }),
  },
  getUnreadNotices: {
    run: () => client.getUnreadNotices(),
    sends: 'GET /api/auth/notice/unread',
    answer: { unread: 3 },
  },
  readNotices: {
    run: () => client.readNotices(now),
    sends: 'PUT /api/auth/notice/read',
    body: { upTo: now },
    answer: { unread: 0 },
  },
  chooseNotices: {
    run: () => client.chooseNotices(['announcement']),
    sends: 'PUT /api/auth/notice/muted',
    body: { muted: ['announcement'] },
    answer: { muted: ['announcement'] },
  },
}
