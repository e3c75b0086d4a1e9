import { ok } from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import type { BankAdapter, BankSandbox } from '@member/api/adapter'
import {
  askPayouts,
  deposits,
  type OpenDatabase,
  payouts,
  sendPayouts,
  takeFeed,
  withdrawals,
} from '@member/api/testing/internals'
import { newMember } from '@member/api/testing/newMember'
import { payIn } from '@member/api/testing/payIn'
import { withdrawAt } from '@member/api/testing/withdrawAt'
import { badMoods, conform, type Rule, expectEqual } from './conform.ts'
import { openConformance } from './openConformance.ts'

const ours = { bankName: 'KBANK', bankId: '0583927416' }
const known = { bankName: 'SCB', bankId: '4012345678' }
const unknown = { sendingBank: '014', transRef: 'NOSUCHTRANSFER1' }
const patienceMs = 1_500

const processing = (status: unknown) => expectEqual('the status of the withdrawal', status, 'PROCESSING')
const succeeded = (status: unknown) => expectEqual('the status of the withdrawal', status, 'SUCCESS')

export async function conformBank(create: BankAdapter, sandbox: BankSandbox, open: OpenDatabase) {
  const { services, routes, pass, database, close } = await openConformance(
    { BANK_ADAPTER: create },
    sandbox,
    patienceMs,
    open,
  )
  const { bank } = services
  const send = async (request: Request) => routes.fetch(request)
  await database.operations.setPayouts(100_000)

  const member = async () => {
    const one = await newMember(services, { accountName: 'สมหญิง รักเรียน' })
    await payIn(services, one, 1_000)
    return one
  }
  const withdrawn = async () => (await withdrawAt(services, await member(), 300)).uuid
  const stateOf = async (uuid: string) => {
    const [row] = await services.database.select().from(withdrawals).where(eq(withdrawals.uuid, uuid))
    const [payout] = await services.database.select().from(payouts).where(eq(payouts.withdrawalUuid, uuid))
    return { status: row?.status, payout: payout?.uuid ?? '' }
  }
  /** Runs the payout jobs until the withdrawal is settled, at most `most` times; returns its state. */
  const turns = async (uuid: string, most = 5) => {
    for (let turn = 0; turn < most; turn += 1) {
      await sendPayouts(services)
      pass(6_000)
      await askPayouts(services)
      if ((await stateOf(uuid)).status !== 'PROCESSING') break
    }
    return stateOf(uuid)
  }
  const paidOnce = (payout: string) =>
    expectEqual('what the bank paid for the withdrawal', sandbox.paid(payout), { times: 1, amount: 30_000n })

  const calm = () => {
    sandbox.behave('well')
    sandbox.holdPayouts(false)
  }

  const ofAccounts: Rule[] = [
    [
      'returns the name of an account’s holder, and that an account does not exist',
      async () => {
        expectEqual('an account that exists', (await bank.accountName(known)).kind, 'found')
        const none = await bank.accountName({ bankName: 'SCB', bankId: '4012340000' })
        expectEqual('an account that does not exist', none.kind, 'not-found')
      },
    ],
    ...badMoods.map(([mood, does]): Rule => [
      `is down, and not wrong, where the bank ${does}`,
      async () => {
        sandbox.behave(mood)
        expectEqual('the name of an account', (await bank.accountName(known)).kind, 'down')
        expectEqual('a transfer', (await bank.transfer(unknown)).kind, 'down')
      },
    ]),
    [
      'knows no transfer that was not made',
      async () =>
        expectEqual('a transfer that was not made', (await bank.transfer(unknown)).kind, 'not-found'),
    ],
  ]
  const ofFeed: Rule[] = [
    [
      'lists a transfer in its feed until it is taken, with a reference that it confirms',
      async () => {
        const one = await member()
        const from = { bankName: one.bankName, bankId: one.bankId, name: one.accountName }
        const reference = await sandbox.payIn({ from, to: ours, amount: 12_345n })
        const answer = await bank.transfer(reference)
        expectEqual(
          'the amount of the transfer',
          answer.kind === 'found' ? answer.transfer.amount : answer.kind,
          12_345n,
        )
        await takeFeed(services)
        await takeFeed(services)
        const credited = await services.database
          .select()
          .from(deposits)
          .where(eq(deposits.memberUuid, one.uuid))
        const amounts = credited.map(({ amount }) => amount)
        expectEqual('the member’s deposits, 1000 and the transfer', amounts, [100_000n, 12_345n])
        const again = await bank.feed()
        ok(again.kind === 'lines' && again.lines.length === 0, 'a line that was taken is listed again')
      },
    ],
  ]
  const ofPayouts: Rule[] = [
    [
      'pays a withdrawal once',
      async () => {
        const { status, payout } = await turns(await withdrawn())
        succeeded(status)
        paidOnce(payout)
      },
    ],
    [
      'answers for a payment that it has accepted, until it is paid',
      async () => {
        sandbox.holdPayouts(true)
        const uuid = await withdrawn()
        processing((await turns(uuid)).status)
        sandbox.holdPayouts(false)
        const { status, payout } = await turns(uuid)
        succeeded(status)
        paidOnce(payout)
      },
    ],
    ...badMoods.map(([mood, does]): Rule => [
      `pays once where the bank ${does}: the outcome is asked for`,
      async () => {
        sandbox.behave(mood)
        const uuid = await withdrawn()
        await sendPayouts(services)
        processing((await stateOf(uuid)).status)
        sandbox.behave('well')
        const { status, payout } = await turns(uuid)
        succeeded(status)
        paidOnce(payout)
      },
    ]),
    ...badMoods.map(([mood, does]): Rule => [
      `leaves a payout open where the bank ${does} about it`,
      async () => {
        sandbox.holdPayouts(true)
        const uuid = await withdrawn()
        await sendPayouts(services)
        sandbox.behave(mood)
        const answer = await bank.payoutState?.((await stateOf(uuid)).payout)
        ok(
          answer?.kind === 'unanswered' || answer?.kind === 'accepted',
          `the state of the payout: ${answer?.kind}, expected "unanswered"`,
        )
      },
    ]),
    [
      'passes the bank’s amount on unchanged: a wrong one is seen',
      async () => {
        sandbox.behave('lying')
        const { status } = await turns(await withdrawn())
        processing(status)
      },
    ],
    [
      'says of a payout that the bank never had that it is not found, and not that it was refused',
      async () => {
        const answer = await bank.payoutState?.(crypto.randomUUID())
        expectEqual('a payout that the bank never had', answer?.kind, 'not-found')
      },
    ],
  ]
  const { tellOfPayout } = sandbox
  const ofWebhooks: Rule[] = tellOfPayout
    ? [
        [
          'asks the bank at once after a webhook, and refuses a forged one',
          async () => {
            sandbox.holdPayouts(true)
            const uuid = await withdrawn()
            await sendPayouts(services)
            sandbox.holdPayouts(false)
            const { payout } = await stateOf(uuid)
            const forged = await tellOfPayout(send, payout, true)
            ok(
              forged.status === 401 || forged.status === 403,
              `a forged webhook was answered ${forged.status}`,
            )
            processing((await stateOf(uuid)).status)
            ok((await tellOfPayout(send, payout, false)).ok, 'a webhook was refused')
            ok((await tellOfPayout(send, payout, false)).ok, 'a webhook that was sent again was refused')
            succeeded((await stateOf(uuid)).status)
            paidOnce(payout)
          },
        ],
      ]
    : []
  const books: Rule = ['leaves a ledger that balances', () => database.verify()]

  try {
    const rules = [...ofAccounts, ...ofFeed, ...(bank.payOut ? [...ofPayouts, ...ofWebhooks] : []), books]
    return await conform(rules.map(([sentence, trial]) => [sentence, () => trial().finally(calm)]))
  } finally {
    await close()
  }
}
