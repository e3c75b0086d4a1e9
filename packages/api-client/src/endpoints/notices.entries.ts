import { anyone } from '../client/call.ts'
import { type Entries, now } from '../client/entry.ts'
import { aNotice, aNoticePage } from '../testing/notices.ts'
import {
  chooseNotices,
  chooseNoticesCall,
  getUnreadNotices,
  listNotices,
  noticesCall,
  readNotices,
  readNoticesCall,
  unreadNoticesCall,
} from './notices.ts'

export const noticesEntries = {
  listNotices: {
    call: noticesCall,
    feature: 'notices',
    from: 'inbox',
    run: () => listNotices({ limit: 20 }),
    sends: 'GET /api/auth/notice',
    query: { limit: 20 },
    answer: aNoticePage(
      [aNotice({ kept: 400 }), aNotice({ kind: 'withdraw', event: 'REJECTED', bonusBack: 50 })],
      { next: 'x', muted: ['announcement'] },
    ),
  },
  getUnreadNotices: {
    call: unreadNoticesCall,
    feature: 'notices',
    from: 'top bar',
    run: () => getUnreadNotices(),
    sends: 'GET /api/auth/notice/unread',
    answer: { unread: 3 },
  },
  readNotices: {
    call: readNoticesCall,
    feature: 'notices',
    from: 'inbox',
    run: () => readNotices(now, anyone),
    sends: 'PUT /api/auth/notice/read',
    body: { upTo: now },
    answer: { unread: 0 },
  },
  chooseNotices: {
    call: chooseNoticesCall,
    feature: 'notices',
    from: 'inbox',
    run: () => chooseNotices(['announcement'], anyone),
    sends: 'PUT /api/auth/notice/muted',
    body: { muted: ['announcement'] },
    answer: { muted: ['announcement'] },
  },
} as const satisfies Entries
