import { fromDecimal, signatureOf, toDecimal, type BankSandbox, type Mood } from '@member/api/adapter'
import * as v from 'valibot'
import { startPartner, type Asked, type Answered } from '../partner.ts'

const settings = { KEY: 'a-key-of-the-bank', WEBHOOK_SECRET: 'a-secret-of-the-bank' }
const Payment = v.object({ id: v.string(), amount: v.string() })
const Taken = v.object({ ids: v.array(v.string()) })

type Sent = Parameters<BankSandbox['payIn']>[0] & {
  id: string
  sendingBank: string
  transRef: string
  at: string
}

const masked = (bankId: string) => `xxx-x-x${bankId.slice(-5, -1)}-x`

/** Starts a bank that can be slow, silent or wrong. */
export async function sandbox(): Promise<BankSandbox> {
  const payments = new Map<string, { amount: string; status: 'PENDING' | 'PAID'; times: number }>()
  const transfers: Sent[] = []
  const taken = new Set<string>()
  let isHolding = false

  const paymentAs = (id: string, mood: Mood): Answered => {
    const payment = payments.get(id)
    if (!payment) return { status: 404 }
    const { status, amount } = payment
    if (status === 'PENDING') return { status: 200, body: { status } }
    return {
      status: 200,
      body: { status, amount: mood === 'lying' ? '1.00' : amount, reference: `P${id.slice(0, 8)}` },
    }
  }
  const pay = (id: string) => {
    const payment = payments.get(id)
    if (payment?.status === 'PENDING') Object.assign(payment, { status: 'PAID', times: payment.times + 1 })
  }
  const transferAs = ({ from, to, amount, sendingBank, transRef, at }: Sent) => ({
    sendingBank,
    transRef,
    amount: toDecimal(amount),
    transAt: at,
    sender: { bankName: from.bankName, account: masked(from.bankId), name: from.name },
    receiver: { bankName: to.bankName, account: masked(to.bankId), name: 'บจก. แสงทอง' },
  })
  const lineAs = ({ id, from, to, amount, sendingBank, transRef, at }: Sent) => ({
    id,
    account: to,
    amount: toDecimal(amount),
    at,
    reference: { sendingBank, transRef },
    senderDigits: from.bankId.slice(-4),
  })

  const answer = ({ method, path, body, headers }: Asked, mood: Mood): Answered => {
    if (headers.authorization !== `Bearer ${settings.KEY}`) return { status: 401 }
    const [, place, first = '', second = ''] = path.split(/[/?]/)
    if (method === 'POST' && place === 'payments') {
      const { id, amount } = v.parse(Payment, body)
      if (!payments.has(id)) payments.set(id, { amount, status: 'PENDING', times: 0 })
      if (!isHolding) pay(id)
      return paymentAs(id, mood)
    }
    if (place === 'payments') return paymentAs(first, mood)
    if (place === 'accounts')
      return second.endsWith('0000') ? { status: 404 } : { status: 200, body: { name: 'สมหญิง รักเรียน' } }
    if (place === 'transfers') {
      const found = transfers.find(
        ({ sendingBank, transRef }) => sendingBank === first && transRef === second,
      )
      return found ? { status: 200, body: transferAs(found) } : { status: 404 }
    }
    if (method === 'POST') {
      for (const id of v.parse(Taken, body).ids) taken.add(id)
      return { status: 200 }
    }
    return { status: 200, body: transfers.filter(({ id }) => !taken.has(id)).map(lineAs) }
  }

  const { url, behave, stop } = await startPartner(answer)
  return {
    kind: 'bank',
    settings: { ...settings, URL: url },
    behave,
    stop,
    async payIn(transfer) {
      const id = crypto.randomUUID()
      const transRef = `R${id.replaceAll('-', '').slice(0, 19).toUpperCase()}`
      transfers.push({ ...transfer, id, sendingBank: '014', transRef, at: new Date().toISOString() })
      return { sendingBank: '014', transRef }
    },
    paid(id) {
      const { times = 0, amount = '0' } = payments.get(id) ?? {}
      return { times, amount: BigInt(times) * (fromDecimal(amount) ?? 0n) }
    },
    holdPayouts(hold) {
      isHolding = hold
      if (!hold) for (const id of payments.keys()) pay(id)
    },
    async tellOfPayout(send, id, isForged) {
      const body = JSON.stringify({ payment: id })
      const headers = {
        'X-Signature': signatureOf(body, isForged ? 'another secret' : settings.WEBHOOK_SECRET),
      }
      return send(new Request('http://server/adapters/bank/webhook', { method: 'POST', headers, body }))
    },
  }
}
