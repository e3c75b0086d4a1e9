import {
  anyone,
  askClosing,
  changePassword,
  chooseNotices,
  getUnreadNotices,
  listNotices,
  newCommand,
  readNotices,
  setLimit,
  settleLimit,
  takeBackClosing,
  takeBreak,
  withdraw,
} from '@member/api-client'
import { beforeEach, expect, test } from 'vitest'
import { announce, withdrawAnnouncement } from '../../operations/announce.ts'
import { notices, rewardCategories, rewardRequests, rewards, slipRequests } from '../../database/schema.ts'
import { refuseSlip } from '../../operations/settleSlip.ts'
import { shipReward } from '../../operations/settleReward.ts'
import type { Member } from '../../services/services.ts'
import { sweep } from '../../jobs/sweep.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { ownerStaff } from '../../testing/asStaff.ts'
import { payIn } from '../../testing/payIn.ts'
import { readMessages } from '../../testing/readMessages.ts'
import { testServer } from '../../testing/testServer.ts'
import { failWithdrawal, payWithdrawal, retryWithdrawal } from '../withdrawals/service.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})

const minute = 60_000
const listed = async () =>
  (await listNotices()).items.map(({ kind, event, amount, title, remark }) =>
    [kind, event, amount, title, remark].filter((part) => part !== null).join(' '),
  )
const backOffice = <Done>(act: (tx: typeof server.services.database, now: Date) => Promise<Done>) => {
  server.pass(minute)
  return server.services.database.transaction((tx) => act(tx, server.services.clock()))
}
const draft = { title: 'สงกรานต์', detail: 'ข่าว', type: 'BANNER', audience: 'ALL', days: 1 }

test('a new member has an empty inbox', async () => {
  expect(await listNotices()).toEqual({ items: [], next: null, unread: 0, muted: [] })
})

test('a deposit is notified once, and a withdrawal at each of its ends', async () => {
  await payIn(server.services, member, 1000, 'a-transfer')
  await payIn(server.services, member, 1000, 'a-transfer')
  const { uuid } = (await withdraw(300, newCommand())).withdraw
  await backOffice((tx, now) => failWithdrawal(tx, uuid, 'ธนาคารปิดปรับปรุง', now))
  await backOffice((tx, now) => retryWithdrawal(tx, member.uuid, uuid, now))
  await backOffice((tx, now) => payWithdrawal(tx, uuid, now))
  expect(await listed()).toEqual([
    'withdraw DONE 300',
    'withdraw FAILED 300 ธนาคารปิดปรับปรุง',
    'deposit DONE 1000',
  ])
})

test('the locked part of a deposit is named with it', async () => {
  await setLimit({ kind: 'DEPOSIT', period: 'DAY', amount: 100 }, newCommand())
  await payIn(server.services, member, 700)
  expect((await listNotices()).items).toMatchObject([
    { kind: 'deposit', amount: 700, kept: 600 },
    { kind: 'protection', event: 'LIMIT_SET' },
  ])
})

test('a slip that staff refused is notified with the reason, a parcel with its number', async () => {
  const { database } = server.services
  const [request] = await database
    .insert(slipRequests)
    .values({
      memberUuid: member.uuid,
      order: crypto.randomUUID(),
      bankName: 'KBANK',
      amount: 50_000n,
      transAt: server.services.clock(),
      status: 'PENDING',
    })
    .returning()
  await backOffice((tx, now) => refuseSlip({ tx, by: ownerStaff, now }, request!.uuid, 'ยอดไม่ตรง'))
  await database.insert(rewardCategories).values({ id: 'things', name: 'ของ' })
  const thing = { categoryId: 'things', name: 'หูฟัง', detail: '', point: 5, stock: 1, needAddress: true }
  const [reward] = await database
    .insert(rewards)
    .values({ ...thing, status: 'ACTIVE' })
    .returning()
  const [won] = await database
    .insert(rewardRequests)
    .values({
      memberUuid: member.uuid,
      order: crypto.randomUUID(),
      rewardUuid: reward!.uuid,
      source: 'WHEEL',
      point: 0,
      status: 'PENDING',
      address: { name: 'x' },
    })
    .returning()
  await backOffice((tx, now) => shipReward({ tx, by: ownerStaff, now }, won!.uuid, 'TH123'))
  expect(await listed()).toEqual(['reward SHIPPED หูฟัง TH123', 'deposit REJECTED 500 ยอดไม่ตรง'])
})

test('what a member set to protect themselves is notified: each limit, and a break with its end', async () => {
  const loss = { kind: 'LOSS', period: 'WEEK' } as const
  const limit = async (amount: number | null) => {
    server.pass(minute)
    await setLimit({ ...loss, amount }, newCommand())
  }
  await limit(500)
  await limit(300)
  await limit(400)
  server.pass(24 * 60 * minute)
  await server.logIn(member)
  await settleLimit({ ...loss, isWanted: true }, newCommand())
  expect(await listed()).toEqual([
    'protection LIMIT_RAISED 400 LOSS WEEK',
    'protection LIMIT_RAISE_ASKED 400 LOSS WEEK',
    'protection LIMIT_LOWERED 300 LOSS WEEK',
    'protection LIMIT_SET 500 LOSS WEEK',
  ])
  server.pass(minute)
  const { away } = await takeBreak({ length: 'DAY', password, isUnderstood: true }, newCommand())
  const [first] = (await listNotices()).items
  expect(first).toMatchObject({ kind: 'protection', event: 'BREAK_BEGUN', remark: away?.endsAt })
  expect(await readMessages(server.services, member.phone)).toEqual([])
  await takeBreak({ length: 'FOREVER', password, isUnderstood: true }, newCommand())
  expect(await readMessages(server.services, member.phone)).toEqual([expect.stringContaining('เริ่มงดเล่น')])
})

test('a password that was changed is notified', async () => {
  const newPassword = 'quite-another-1234'
  await changePassword({ oldPassword: password, newPassword, confirmPassword: newPassword }, anyone)
  expect(await listed()).toEqual(['security PASSWORD_CHANGED'])
  expect(await readMessages(server.services, member.phone)).toEqual([expect.stringContaining('ถูกเปลี่ยนแล้ว')])
})

test('a request to close the account is notified, and that it was withdrawn', async () => {
  for (const _ of [1, 2]) await askClosing(anyone)
  server.pass(minute)
  for (const _ of [1, 2]) await takeBackClosing(anyone)
  expect(await listed()).toEqual(['security CLOSING_TAKEN_BACK', 'security CLOSING_ASKED'])
})

test('what is rolled back is not notified', async () => {
  const undone = server.services.database.transaction(async (tx) => {
    await payIn({ ...server.services, database: tx }, member, 100)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await listed()).toEqual([])
})

test('an announcement is notified to the members who were there, for as long as it runs', async () => {
  const uuid = crypto.randomUUID()
  await backOffice((tx, now) => announce({ tx, by: ownerStaff, now }, { ...draft, uuid }))
  await backOffice((tx, now) => announce({ tx, by: ownerStaff, now }, { ...draft, audience: 'VISITORS' }))
  expect(await listed()).toEqual(['announcement NEWS สงกรานต์'])
  await server.logIn(await newMember(server.services))
  expect(await getUnreadNotices()).toEqual({ unread: 0 })
  await server.logIn(member)
  await backOffice((tx, now) => withdrawAnnouncement({ tx, by: ownerStaff, now }, uuid))
  expect(await listed()).toEqual([])
})

test('what was seen is read, what came since is not, and an older page takes nothing back', async () => {
  await payIn(server.services, member, 100)
  server.pass(minute)
  await payIn(server.services, member, 200)
  const { items, unread } = await listNotices()
  expect([unread, items.map(({ isRead }) => isRead)]).toEqual([2, [false, false]])
  expect(await readNotices(items[0]!.createdAt, anyone)).toEqual({ unread: 0 })
  server.pass(minute)
  await payIn(server.services, member, 300)
  expect(await readNotices(items[1]!.createdAt, anyone)).toEqual({ unread: 1 })
  expect((await listNotices()).items.map(({ isRead }) => isRead)).toEqual([false, true, true])
  expect(await readNotices('2999-01-01T00:00:00+07:00', anyone)).toEqual({ unread: 0 })
  server.pass(minute)
  await payIn(server.services, member, 400)
  expect(await getUnreadNotices()).toEqual({ unread: 1 })
})

test('what was committed late is new, although it is older than what was read', async () => {
  const began = server.services.clock()
  server.pass(minute)
  await payIn(server.services, member, 100)
  await readNotices((await listNotices()).items[0]!.createdAt, anyone)
  await payIn({ ...server.services, clock: () => began }, member, 200)
  await backOffice((tx) => announce({ tx, by: ownerStaff, now: began }, draft))
  const late = await listNotices()
  expect(late.unread).toBe(2)
  expect(late.items.map(({ kind, amount, isRead }) => [kind, amount, isRead])).toEqual([
    ['deposit', 100, true],
    ['announcement', null, false],
    ['deposit', 200, false],
  ])
  expect(await readNotices(late.items[0]!.createdAt, anyone)).toEqual({ unread: 0 })
})

test('a kind that is not wanted is neither listed nor counted, and is there again when it is', async () => {
  const { database, clock } = server.services
  const bonus = { kind: 'bonus', event: 'DONE', amount: 5_000n } as const
  await database
    .insert(notices)
    .values({ memberUuid: member.uuid, reference: member.uuid, at: clock(), ...bonus })
  expect(await chooseNotices(['bonus', 'bonus'], anyone)).toEqual({ muted: ['bonus'] })
  expect(await listNotices()).toEqual({ items: [], next: null, unread: 0, muted: ['bonus'] })
  await chooseNotices([], anyone)
  expect(await listed()).toEqual(['bonus DONE 50'])
})

test('older ones follow by the cursor, each once', async () => {
  for (const baht of [1, 2, 3, 4, 5]) await payIn(server.services, member, baht)
  const first = await listNotices({ limit: 2 })
  const second = await listNotices({ limit: 2, cursor: first.next! })
  const third = await listNotices({ limit: 2, cursor: second.next! })
  const all = [first, second, third].flatMap(({ items }) => items.map(({ amount }) => amount))
  expect(all).toEqual([5, 4, 3, 2, 1])
  expect(third.next).toBeNull()
  await expect(listNotices({ cursor: 'nonsense' })).rejects.toThrow()
})

test('no member is notified of another', async () => {
  await payIn(server.services, await newMember(server.services), 100)
  expect(await listed()).toEqual([])
})

test('a notice is stored for ninety days', async () => {
  await payIn(server.services, member, 100)
  const days = (count: number) => count * 24 * 60 * minute
  server.pass(days(90) - minute)
  await sweep(server.services)
  await server.logIn(member)
  expect(await listed()).toEqual(['deposit DONE 100'])
  server.pass(2 * minute)
  await sweep(server.services)
  expect(await listed()).toEqual([])
})
