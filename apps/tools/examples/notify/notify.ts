import type { NotifyAdapter } from '@member/api/adapter'
import * as v from 'valibot'
import { ask } from '../ask.ts'

export { sandbox } from './sandbox.ts'

const Settings = v.object({ URL: v.string(), KEY: v.string(), SENDER: v.string() })
const Refused = v.object({ reason: v.string() })

/** Adapter of an SMS gateway whose HTTP API takes our id as idempotency key. */
export const create: NotifyAdapter = (_services, settings) => {
  const { URL: url, KEY: key, SENDER: sender } = v.parse(Settings, settings)
  return {
    async send({ id, phone, text }) {
      const to = `+66${phone.slice(1)}`
      const { status, body } = await ask(`${url}/messages`, {
        key,
        method: 'POST',
        body: { id, sender, to, text },
      })
      if (status === 200) return { kind: 'sent' }
      return status === 422 ? { kind: 'refused', ...v.parse(Refused, body) } : { kind: 'unanswered' }
    },
  }
}
