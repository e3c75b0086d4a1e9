import type { PushState } from '../endpoints/push.ts'

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
