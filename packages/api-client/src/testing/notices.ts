import type { Notice, NoticePage } from '../endpoints/notices.ts'
import { now, some } from '../client/entry.ts'
import type { PushState } from '../endpoints/push.ts'

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

const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const auth = 'BTBZMqHH6r4Tts7J_aSIgg'

export const aPushState = (change: Partial<PushState> = {}): PushState => ({
  kinds: null,
  publicKey,
  ...change,
})

export const aSubscription = {
  endpoint: 'https://push.example/send/a-browser',
  keys: { p256dh: publicKey, auth },
}
