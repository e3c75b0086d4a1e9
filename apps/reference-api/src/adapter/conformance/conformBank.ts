import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../../database/database.ts'
import type { BankAdapter } from '../adapter.ts'
import { takeFeed } from '../../bank/feed/takeFeed.ts'
import { deposits, payouts, withdrawals } from '../../database/schema.ts'
import { askPayouts } from '../../payouts/askPayouts.ts'
import { sendPayouts } from '../../payouts/sendPayouts.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { withdrawAt } from '../../testing/withdrawAt.ts'
import { openConformance } from './openConformance.ts'
import { conform, type Rule } from './conform.ts'
import type { BankSandbox } from './sandbox.ts'

const ours = { bankName: 'KBANK', bankId: '0583927416' }
const patienceMs = 1_500

/** Tries a bank adapter against a bank: with a whole server and an empty database. */
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
  /** The server's next turns, until the withdrawal is settled or they are over. */
  const turns = async (uuid: string, most = 5) => {
    for (let turn = 0; turn < most; turn += 1) {
      await sendPayouts(services)
      pass(6_000)
      await askPayouts(services)
      if ((await stateOf(uuid)).status !== 'PROCESSING') break
    }
    return stateOf(uuid)
  }
  const paidOnce = (payout: string) => deepStrictEqual(sandbox.paid(payout), { times: 1, amount: 30_000n })

  const ofAccounts: Rule[] = [
    [
      'tells the name that an account is held in, and that one does not exist',
      async () => {
        equal((await bank.accountName({ bankName: 'SCB', bankId: '4012345678' })).kind, 'found')
        equal((await bank.accountName({ bankName: 'SCB', bankId: '4012340000' })).kind, 'not-found')
      },
    ],
    [
      'is down, and not wrong, where the bank does not answer',
      async () => {
        sandbox.behave('silent')
        equal((await bank.accountName({ bankName: 'SCB', bankId: '4012345678' })).kind, 'down')
        equal((await bank.transfer({ sendingBank: '014', transRef: 'NOSUCHTRANSFER1' })).kind, 'down')
      },
    ],
    [
      'knows no transfer that was not made',
      async () =>
        equal((await bank.transfer({ sendingBank: '014', transRef: 'NOSUCHTRANSFER1' })).kind, 'not-found'),
    ],
  ]
  const ofFeed: Rule[] = [
    [
      'tells of a transfer in its feed until it is taken, with a reference that it vouches for',
      async () => {
        const one = await member()
        const from = { bankName: one.bankName, bankId: one.bankId, name: one.accountName }
        const reference = await sandbox.payIn({ from, to: ours, amount: 12_345n })
        const told = await bank.transfer(reference)
        equal(told.kind === 'found' && told.transfer.amount, 12_345n)
        await takeFeed(services)
        await takeFeed(services)
        const credited = await services.database
          .select()
          .from(deposits)
          .where(eq(deposits.memberUuid, one.uuid))
        deepStrictEqual(
          credited.map(({ amount }) => amount),
          [100_000n, 12_345n],
        )
        const again = await bank.feed()
        ok(again.kind === 'lines' && again.lines.length === 0, 'what was taken is told again')
      },
    ],
  ]
  const ofPayouts: Rule[] = [
    [
      'pays a withdrawal once',
      async () => {
        const { status, payout } = await turns(await withdrawn())
        equal(status, 'SUCCESS')
        paidOnce(payout)
      },
    ],
    [
      'answers for a payment that it has accepted, until it is paid',
      async () => {
        sandbox.holdPayouts(true)
        const uuid = await withdrawn()
        equal((await turns(uuid)).status, 'PROCESSING')
        sandbox.holdPayouts(false)
        const { status, payout } = await turns(uuid)
        equal(status, 'SUCCESS')
        paidOnce(payout)
      },
    ],
    ...(['slow', 'silent'] as const).map((mood): Rule => [
      `pays once where the bank is ${mood}: the outcome is asked for`,
      async () => {
        sandbox.behave(mood)
        const uuid = await withdrawn()
        await sendPayouts(services)
        equal((await stateOf(uuid)).status, 'PROCESSING')
        sandbox.behave('well')
        const { status, payout } = await turns(uuid)
        equal(status, 'SUCCESS')
        paidOnce(payout)
      },
    ]),
    [
      'hands the amount on as the bank tells it: a wrong one is seen',
      async () => {
        sandbox.behave('lying')
        const { status } = await turns(await withdrawn())
        equal(status, 'PROCESSING')
      },
    ],
    [
      'says of a payout that the bank never had that it is not found, and not that it was refused',
      async () => equal((await bank.payoutState?.(crypto.randomUUID()))?.kind, 'not-found'),
    ],
  ]
  const { tellOfPayout } = sandbox
  const ofWebhooks: Rule[] = tellOfPayout
    ? [
        [
          'asks the bank at once when a webhook tells of news, and refuses a forged one',
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
            equal((await stateOf(uuid)).status, 'PROCESSING')
            ok((await tellOfPayout(send, payout, false)).ok, 'a webhook was refused')
            ok((await tellOfPayout(send, payout, false)).ok, 'a webhook that was sent again was refused')
            equal((await stateOf(uuid)).status, 'SUCCESS')
            paidOnce(payout)
          },
        ],
      ]
    : []
  const books: Rule = ['leaves books that balance', () => database.verify()]

  try {
    const rules = [...ofAccounts, ...ofFeed, ...(bank.payOut ? [...ofPayouts, ...ofWebhooks] : []), books]
    return await conform(
      rules.map(([sentence, trial]) => [sentence, () => trial().finally(() => sandbox.behave('well'))]),
    )
  } finally {
    await close()
  }
}
