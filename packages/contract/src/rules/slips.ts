import { confirmSlipCall, verifySlipCall } from '@member/api-client/contract'
import type { Rule } from './rule.ts'
import { fulfilled, must, NotJudged, refused } from './verdicts.ts'
import { creditNow, ownOf, replayed, satang } from './orders.ts'

export const slipRules: Rule[] = [
  {
    id: 'orders:slip-once',
    about: 'orders',
    says: 'A slip is credited once: a repeat with its key gets the same answer, any other key 409201',
    writes: true,
    run: async (bench) => {
      if (!bench.slip)
        throw new NotJudged('no slip was given; add --slip with the text of a fresh slip’s mini-QR')
      const slip = await bench.read(verifySlipCall, { body: { qrcode: bench.slip } })
      if (slip.next !== 'CONFIRM') throw new NotJudged(`the bank’s answer about the slip is ${slip.next}`)
      const before = await creditNow(bench)
      const asking = { body: { uuid: slip.uuid }, key: crypto.randomUUID() }
      const first = await bench.ask(confirmSlipCall, asking)
      const { deposit } = fulfilled(first, confirmSlipCall)
      const after = await creditNow(bench)
      const come = ownOf(after) - ownOf(before)
      const meant = satang(deposit.amount) + satang(deposit.bonus)
      must(come === meant, `${come / 100} baht were credited for a deposit of ${meant / 100}`)
      replayed(first, await bench.ask(confirmSlipCall, asking))
      const other = await bench.ask(confirmSlipCall, { ...asking, key: crypto.randomUUID() })
      refused(other, 409201)
      must(ownOf(await creditNow(bench)) === ownOf(after), 'one slip was credited twice')
    },
  },
]
