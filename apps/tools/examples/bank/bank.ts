import {
  fromDecimal,
  isSigned,
  toDecimal,
  type BankAdapter,
  type FeedLine,
  type PayoutAnswer,
} from '@member/api/adapter'
import { Hono } from 'hono'
import * as v from 'valibot'
import { ask } from '../ask.ts'

export { sandbox } from './sandbox.ts'

const Settings = v.object({ URL: v.string(), KEY: v.string(), WEBHOOK_SECRET: v.string() })

const amount = v.pipe(v.string(), v.transform(fromDecimal), v.bigint())
const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
)
const Account = v.object({ bankName: v.string(), bankId: v.string() })
const Party = v.object({ bankName: v.string(), account: v.string(), name: v.string() })
const Reference = v.object({ sendingBank: v.string(), transRef: v.string() })
const Transfer = v.object({ ...Reference.entries, amount, transAt: moment, sender: Party, receiver: Party })
const Line = v.object({
  id: v.string(),
  account: Account,
  amount,
  at: moment,
  reference: Reference,
  senderDigits: v.string(),
})
const Payment = v.variant('status', [
  v.object({ status: v.literal('PAID'), amount, reference: v.string() }),
  v.object({ status: v.literal('PENDING') }),
  v.object({ status: v.literal('REFUSED'), reason: v.string() }),
])
const Webhook = v.object({ payment: v.string() })

const answerOf = (body: unknown): PayoutAnswer => {
  const payment = v.parse(Payment, body)
  if (payment.status === 'PAID') return { kind: 'paid', amount: payment.amount, reference: payment.reference }
  return payment.status === 'PENDING' ? { kind: 'accepted' } : { kind: 'refused', reason: payment.reason }
}

export const create: BankAdapter = ({ payoutHasNews }, settings) => {
  const { URL: url, KEY: key, WEBHOOK_SECRET: secret } = v.parse(Settings, settings)
  const get = (path: string) => ask(`${url}${path}`, { key })
  const post = (path: string, body: unknown) => ask(`${url}${path}`, { key, method: 'POST', body })

  const routes = new Hono().post('/webhook', async (context) => {
    const text = await context.req.text()
    if (!isSigned(text, context.req.header('X-Signature'), secret))
      return context.text('wrong signature', 401)
    const { payment } = v.parse(Webhook, JSON.parse(text))
    await payoutHasNews(payment)
    return context.text('ok')
  })

  return {
    routes,
    async accountName({ bankName, bankId }) {
      const { status, body } = await get(`/accounts/${bankName}/${bankId}`)
      return status === 404
        ? { kind: 'not-found' }
        : { kind: 'found', ...v.parse(v.object({ name: v.string() }), body) }
    },
    async transfer({ sendingBank, transRef }) {
      const { status, body } = await get(`/transfers/${sendingBank}/${encodeURIComponent(transRef)}`)
      return status === 404 ? { kind: 'not-found' } : { kind: 'found', transfer: v.parse(Transfer, body) }
    },
    async feed(after) {
      const { body } = await get(`/feed${after ? `?after=${after}` : ''}`)
      const lines: FeedLine[] = v.parse(v.array(Line), body)
      return { kind: 'lines', lines, minutes: 1 }
    },
    async taken(ids) {
      if (ids.length > 0) await post('/feed/taken', { ids })
    },
    // The id is the bank's idempotency key, so a payment is made once.
    async payOut({ id, amount: satang, to }) {
      const { body } = await post('/payments', { id, amount: toDecimal(satang), ...to })
      return answerOf(body)
    },
    async payoutState(id) {
      const { status, body } = await get(`/payments/${id}`)
      return status === 404 ? { kind: 'not-found' } : answerOf(body)
    },
  }
}
