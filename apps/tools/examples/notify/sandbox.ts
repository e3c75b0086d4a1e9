import type { NotifySandbox } from '@member/api/adapter'
import * as v from 'valibot'
import { startPartner } from '../partner.ts'

const settings = { KEY: 'a-key-of-the-gateway', SENDER: 'EXAMPLE' }
const Message = v.object({ id: v.string(), to: v.string(), text: v.string() })

export async function sandbox(): Promise<NotifySandbox> {
  const delivered = new Map<string, { phone: string; text: string }>()
  const { url, behave, stop } = await startPartner(({ body, headers }) => {
    if (headers.authorization !== `Bearer ${settings.KEY}`) return { status: 401 }
    const { id, to, text } = v.parse(Message, body)
    if (!/^\+66[689]\d{8}$/.test(to)) return { status: 422, body: { reason: 'no mobile number' } }
    delivered.set(id, { phone: to.replace('+66', '0'), text })
    return { status: 200 }
  })
  return {
    kind: 'notify',
    settings: { ...settings, URL: url },
    behave,
    stop,
    delivered: () => [...delivered.values()],
  }
}
