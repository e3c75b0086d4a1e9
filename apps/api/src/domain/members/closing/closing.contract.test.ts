import {
  anyone,
  askClosing,
  cashOut,
  getClosing,
  getMember,
  newCommand,
  openGame,
  setLimit,
  takeBackClosing,
  withdraw,
  withdrawAffiliate,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balancesOf } from '../../credit/creditOf.ts'
import * as ledger from '../../../database/ledger.ts'
import { closingRequests, operationLog } from '../../../database/schema.ts'
import { closingWork, toClosingWork } from '../../../operations/reads/accountWork.ts'
import { operationsAs } from '../../../operations/operations.ts'
import type { Member } from '../../../services/services.ts'
import { t } from '../../../http/words.ts'
import { findViolations } from '../../../database/invariants/invariants.ts'
import { newGame, openLaunch, playAt } from '../../../testing/newGame.ts'
import { newMember } from '../../../testing/newMember.ts'
import { payIn } from '../../../testing/payIn.ts'
import { refusalOf } from '../../../testing/refusalOf.ts'
import { ownerStaff } from '../../../testing/asStaff.ts'
import { testServer } from '../../../testing/testServer.ts'
import { day } from '../../../values/bangkok.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})

const asked = async () =>
  toClosingWork(await closingWork(server.services.database)).closings.filter(
    ({ uuid }) => uuid === member.uuid,
  )

test('a member asks for the account to be closed, once, and takes it back', async () => {
  expect(await getClosing()).toEqual({ askedAt: null })
  const first = await askClosing(anyone)
  server.pass(60_000)
  expect(await askClosing(anyone)).toEqual(first)
  expect(await getClosing()).toEqual(first)
  expect(await asked()).toMatchObject([{ username: member.username, askedAt: first.askedAt }])
  expect(await takeBackClosing(anyone)).toEqual({ askedAt: null })
  expect(await asked()).toEqual([])
})

test('a member who did not give the password lately is asked for it first', async () => {
  server.pass(6 * 60_000)
  expect((await refusalOf(askClosing(anyone))).code).toBe('PASSWORD_AGAIN')
  expect(await asked()).toEqual([])
})

const backOffice = () => operationsAs(server.services, ownerStaff)
const isClosed = async () => (await refusalOf(getMember())).code === 'ACCOUNT_SUSPENDED'
const post = (posting: Omit<ledger.Posting, 'member'>) =>
  server.services.database.transaction((tx) => ledger.post(tx, { ...posting, member: member.uuid }))
const lose = async (baht: number) => {
  const { launchUuid } = await openGame(
    { gameUuid: (await newGame(server.services.database)).uuid },
    newCommand(),
  )
  await playAt(server.services, launchUuid, { stake: baht })
  await cashOut({ launchUuid }, newCommand())
}

const left: [string, number, () => Promise<unknown>][] = [
  ['credit', 4_000, async () => payIn(server.services, member, 4_000)],
  [
    'an open withdrawal',
    4_000,
    async () => {
      await payIn(server.services, member, 4_000)
      await withdraw(1_000, newCommand())
    },
  ],
  [
    'an open game',
    5_000,
    async () => {
      await payIn(server.services, member, 5_000)
      await openLaunch(server.services, member)
    },
  ],
  [
    'money kept from play',
    600,
    async () => {
      await setLimit({ kind: 'DEPOSIT', period: 'DAY', amount: 400 }, newCommand())
      await payIn(server.services, member, 1_000)
      await withdrawAll()
    },
  ],
  [
    'a commission',
    25,
    async () =>
      post({
        kind: 'adjustment',
        reference: crypto.randomUUID(),
        entries: [
          { account: ledger.affiliateOf(member.uuid), amount: 2_500n },
          { account: ledger.adjustment, amount: -2_500n },
        ],
      }),
  ],
]

const withdrawAll = async () =>
  post({
    kind: 'adjustment',
    reference: crypto.randomUUID(),
    entries: [
      { account: ledger.creditOf(member.uuid), amount: -40_000n },
      { account: ledger.adjustment, amount: 40_000n },
    ],
  })

test.each(left)(
  'an account with %s is not closed, neither asked for by the member nor by staff',
  async (_, amount, put) => {
    await put()
    expect(await refusalOf(askClosing(anyone))).toMatchObject({ status: 422_001, data: { left: amount } })
    await server.services.database
      .insert(closingRequests)
      .values({ memberUuid: member.uuid, askedAt: server.services.clock() })
    await expect(backOffice().closeAccount(member.uuid)).rejects.toThrow(/ยังมีเงินของสมาชิก/)
    expect(await asked()).toHaveLength(1)
    expect((await getMember()).uuid).toBe(member.uuid)
  },
)

test('an account is not closed before yesterday’s refund of losses is claimed', async () => {
  await payIn(server.services, member, 4_000)
  await lose(4_000)
  server.pass(day)
  await server.logIn(member)
  expect(await refusalOf(askClosing(anyone))).toMatchObject({ data: { left: 200 } })
})

test('an owner closes an account with money in it, and the ledger and the log say where it went', async () => {
  await payIn(server.services, member, 4_000)
  const support = { kind: 'STAFF', name: 'somsri', roles: ['support', 'payments'] } as const
  const target = { target: 'MEMBER', why: 'โอนให้ที่สาขาแล้ว' }
  const by = operationsAs(server.services, support)
  await expect(by.closeAccountWithMoney(member.uuid, target)).rejects.toThrow()
  await expect(backOffice().closeAccountWithMoney(member.uuid, { ...target, why: ' ' })).rejects.toThrow()
  await expect(backOffice().closeAccountWithMoney(member.uuid, { ...target, target: '' })).rejects.toThrow()
  await backOffice().closeAccountWithMoney(member.uuid, target)
  expect(await isClosed()).toBe(true)
  expect(await balancesOf(server.services.database, member)).toMatchObject({ credit: 0n, kept: 0n })
  const [line] = await server.services.database
    .select()
    .from(operationLog)
    .where(eq(operationLog.memberUuid, member.uuid))
  expect(await findViolations(server.services.database)).toEqual([])
  expect(line).toMatchObject({
    act: 'ACCOUNT_CLOSED',
    why: target.why,
    detail: { to: 'MEMBER', credit: 4_000 },
  })
})

test('a refund paid out when the account is closed cannot be claimed again after it is reactivated', async () => {
  await payIn(server.services, member, 4_000)
  await lose(4_000)
  server.pass(day)
  await server.logIn(member)
  await backOffice().closeAccountWithMoney(member.uuid, { target: 'MEMBER', why: 'โอนให้ที่สาขาแล้ว' })
  await backOffice().unsuspendMember(member.uuid)
  await server.logIn(member)
  const refused = await refusalOf(withdrawAffiliate({ amount: 200, type: 'wl' }, newCommand()))
  expect(refused).toMatchObject({ code: 'CONFLICT' })
  expect(await balancesOf(server.services.database, member)).toMatchObject({ credit: 0n })
  expect(await findViolations(server.services.database)).toEqual([])
})

test('not even an owner closes an account with a withdrawal or a game in progress', async () => {
  await payIn(server.services, member, 4_000)
  await withdraw(4_000, newCommand())
  const target = { target: 'OPERATOR', why: 'ติดต่อไม่ได้' }
  await expect(backOffice().closeAccountWithMoney(member.uuid, target)).rejects.toThrow(/ต้องรอให้เสร็จก่อน/)
  expect((await getMember()).uuid).toBe(member.uuid)
})

test('staff close the account of who asked, once; of who took it back, they cannot', async () => {
  await expect(backOffice().closeAccount(member.uuid)).rejects.toThrow()
  await askClosing(anyone)
  await backOffice().closeAccount(member.uuid)
  const closed = await refusalOf(getMember())
  expect(closed).toMatchObject({ code: 'ACCOUNT_SUSPENDED', message: t.closed })
  expect(await asked()).toEqual([])
  await expect(backOffice().closeAccount(member.uuid)).rejects.toThrow()
})

test('staff close the account of a suspended member too, with or without money', async () => {
  await askClosing(anyone)
  await backOffice().suspendMember(member.uuid)
  await backOffice().closeAccount(member.uuid)
  expect(await refusalOf(getMember())).toMatchObject({ message: t.closed })

  member = await newMember(server.services)
  await server.logIn(member)
  await payIn(server.services, member, 4_000)
  await backOffice().suspendMember(member.uuid)
  await backOffice().closeAccountWithMoney(member.uuid, { target: 'MEMBER', why: 'โอนให้ที่สาขาแล้ว' })
  expect(await refusalOf(getMember())).toMatchObject({ message: t.closed })
})
