import { Hono, type MiddlewareHandler } from 'hono'
import { toBaht } from '@member/api/values/satang'
import type { BankServices } from '@member/api/adapter'
import { readFields, wantsJson, type AppEnv } from '@member/api/main'
import { apiTime } from '@member/api/values/bangkok'
import { listAccounts } from '../accounts.ts'
import { readSwitches, setSwitches, feeds, type Switches } from '../switches.ts'
import { findTransfer, listTransfers, qrOf, sendTransfer, slipOf, type SimTransfer } from '../transfers.ts'
import { bankPageView, slipPath } from './bankPageView.ts'
import { readTransfer } from './readTransfer.ts'
import * as v from 'valibot'

const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  v.minValue(0),
  v.maxValue(1440),
)
const yes = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
])

const Changes = v.object({
  slowMinutes: v.optional(number),
  down: v.optional(yes),
  feed: v.optional(v.picklist(feeds)),
})

function readSwitchChanges(fields: Record<string, unknown>): Partial<Switches> | undefined {
  const read = v.safeParse(Changes, fields)
  if (!read.success) return undefined
  const { slowMinutes, down, feed } = read.output
  return {
    ...(slowMinutes !== undefined && { slowMinutes }),
    ...(down !== undefined && { down }),
    ...(feed !== undefined && { feed }),
  }
}

const asJson = (transfer: SimTransfer) => ({
  sendingBank: transfer.sendingBank,
  transRef: transfer.transRef,
  from: { bankName: transfer.fromBankName, bankId: transfer.fromBankId, name: transfer.fromName },
  to: { bankName: transfer.toBankName, bankId: transfer.toBankId, name: transfer.toName },
  amount: toBaht(transfer.amount),
  at: apiTime(transfer.at),
  qrcode: qrOf(transfer),
  slip: slipPath(transfer),
})

export function bankPage(given: BankServices, guard: MiddlewareHandler<AppEnv>) {
  const { database, clock, feedHasNews } = given
  const router = new Hono<AppEnv>()
  router.use('/bank', guard).use('/bank/*', guard)

  router.get('/bank', async (context) => {
    const { sent, problem } = context.req.query()
    const view = await bankPageView({
      accounts: await listAccounts(given),
      transfers: await listTransfers(database),
      sent: sent ? await findTransfer(database, { transRef: sent }) : undefined,
      switches: await readSwitches(database),
      now: clock(),
      notice: problem ? { words: problem, isProblem: true } : undefined,
    })
    return context.html(view)
  })

  router.post('/bank/transfers', async (context) => {
    const fields = await readFields(context)
    const sending = await readTransfer(given, fields)
    const sent = 'problem' in sending ? undefined : await sendTransfer(given, sending)
    if (!sent) {
      const problem = 'problem' in sending ? sending.problem : 'There is no such account at the bank.'
      return wantsJson(context)
        ? context.json({ problem }, 400)
        : context.redirect(`/bank?problem=${encodeURIComponent(problem)}`, 303)
    }
    await feedHasNews()
    return wantsJson(context)
      ? context.json(asJson(sent))
      : context.redirect(`/bank?sent=${sent.transRef}#slip`, 303)
  })

  router.get('/bank/transfers', async (context) => context.json((await listTransfers(database)).map(asJson)))

  router.get('/bank/transfers/:transRef/slip.jpg', async (context) => {
    const transfer = await findTransfer(database, { transRef: context.req.param('transRef') })
    if (!transfer) return context.text('There is no such transfer.', 404)
    return context.body(new Uint8Array(await slipOf(transfer)), 200, { 'Content-Type': 'image/jpeg' })
  })

  router.get('/bank/switches', async (context) => context.json(await readSwitches(database)))

  router.post('/bank/switches', async (context) => {
    const changes = readSwitchChanges(await readFields(context))
    if (!changes) return context.json({ problem: 'A switch has an invalid value.' }, 400)
    const switches = await setSwitches(database, changes)
    await feedHasNews()
    return wantsJson(context) ? context.json(switches) : context.redirect('/bank', 303)
  })
  return router
}
