import {
  aCredit,
  aRewardRequest,
  calls,
  refusal,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call, someGoods, someRequests } from '../answers.testing.ts'
import { RewardScreen } from './RewardScreen.tsx'

const rich = aCredit({ point: 52_340 })
const left = aCredit({ point: 49_140 })
const bought = (order: string | null = null) =>
  aRewardRequest({ uuid: 'new', order, reward: someGoods[1]!, status: 'PENDING' })

beforeEach(() =>
  mockApi({ ...answers, [call.credit]: rich, [call.request]: { request: bought(), credit: left } }),
)
afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})

const open = (path = '/auth/reward') =>
  show(
    <RewardScreen
      back="/auth/dashboard"
      rewardLink="/auth/reward"
      earnLink="/auth/media"
      addressLink="/auth/settings/manage-address"
    />,
    { path, pattern: '/auth/reward/:categoryId?' },
  )
const redeem = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^แลก ${name}`) })
const yes = (points: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: `แลกด้วย ${points} คะแนน` })

test('a member sees their points, the goods with cost and stock, and the categories as addresses', async () => {
  open()
  expect(await screen.findByText('52,340')).toBeTruthy()
  const tile = (await redeem('หูฟังไร้สาย')).closest('li')!
  expect(within(tile).getByText('3,200 คะแนน')).toBeTruthy()
  expect(screen.getByText('เหลือ 14 ชิ้น')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ของใช้' }).getAttribute('href')).toBe('/auth/reward/2')
  expect(screen.getByRole('link', { name: 'ทั้งหมด' }).getAttribute('aria-current')).toBe('page')
  expect(calls(call.rewards)[0]?.body).toEqual({ page: 1 })
})

test('a member sees how far a reward is that their points do not reach, and of no other', async () => {
  const items = someGoods.map((each, n) =>
    Object.assign({}, each, { reach: n === 2 ? null : { missing: 3080, percent: 3 } }),
  )
  changeMockApi({ [call.rewards]: { ...answers[call.rewards], items: [items[2], items[1], items[4]] } })
  open()
  const bar = await screen.findByRole('progressbar', { name: 'คะแนนของคุณสู่ หูฟังไร้สาย' })
  expect(bar.getAttribute('aria-valuenow')).toBe('3')
  expect(bar.getAttribute('aria-valuetext')).toBe('ขาดอีก 3,080 คะแนน')
  expect(screen.getByText('ขาดอีก 3,080 คะแนน')).toBeTruthy()
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'วิธีสะสมคะแนน' })
  expect(link.getAttribute('href')).toBe('/auth/media')
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(groups.filter((name) => ['แลกได้ตอนนี้', 'คะแนนยังไม่พอ', 'หมดแล้ว'].includes(name ?? ''))).toEqual([
    'แลกได้ตอนนี้',
    'คะแนนยังไม่พอ',
    'หมดแล้ว',
  ])
})

test('a category of the address is the one that is asked for and shown as chosen', async () => {
  open('/auth/reward/2')
  expect((await screen.findByRole('link', { name: 'ของใช้' })).getAttribute('aria-current')).toBe('page')
  expect(calls(call.rewards)[0]?.body).toEqual({ page: 1, categoryId: '2' })
})

const unlessCategory = ({ body }: { body: object }) =>
  'categoryId' in body ? refusal(404001) : answers[call.rewards]

test('an unknown category shows all rewards', async () => {
  changeMockApi({ [call.rewards]: unlessCategory })
  open('/auth/reward/9')
  expect((await screen.findByRole('link', { name: 'ทั้งหมด' })).getAttribute('aria-current')).toBe('page')
  expect(screen.getByLabelText('address').textContent).toBe('/auth/reward')
})

test('what is out of stock cannot be asked for', async () => {
  open()
  const gone = within(await screen.findByRole('region', { name: 'หมดแล้ว' }))
  expect(gone.getByText('แก้วเก็บความเย็น')).toBeTruthy()
  expect(gone.queryByRole('button')).toBeNull()
})

test('more goods come at a press, as long as the server has more', async () => {
  const all = Array.from({ length: 3 }, (_, n) => ({ ...someGoods[n]!, uuid: `g${n}` }))
  changeMockApi({
    [call.rewards]: ({ body }: { body: { page: number } }) => ({
      ...answers[call.rewards],
      items: body.page === 1 ? all.slice(0, 2) : all.slice(2),
      total: 3,
    }),
  })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'แสดงเพิ่มเติม' }))
  expect(await redeem('เครดิต 50 บาท')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'แสดงเพิ่มเติม' })).toBeNull()
})

test('before goods are bought a member sees what they are, the cost, and where they go', async () => {
  const user = open()
  await user.click(await redeem('หูฟังไร้สาย'))
  const dialog = within(await screen.findByRole('dialog', { name: 'หูฟังไร้สาย' }))
  expect(dialog.getByText(/ตัดเสียงรบกวน/)).toBeTruthy()
  expect(await dialog.findByText(/99\/1 หมู่ 2 บางรัก/)).toBeTruthy()
  expect(calls(call.request)).toHaveLength(0)
})

test('a double press asks for one; points and history follow', async () => {
  const user = open()
  await user.click(await redeem('หูฟังไร้สาย'))
  changeMockApi({ [call.requests]: [bought(), ...someRequests(2)], [call.credit]: left })
  await user.dblClick(await yes('3,200'))
  expect(await screen.findByText(/ส่งคำขอแลกแล้ว/)).toBeTruthy()
  expect(await screen.findByText('49,140')).toBeTruthy()
  expect((await screen.findAllByText('รอดำเนินการ')).length).toBeGreaterThan(0)
  expect(calls(call.request)).toHaveLength(1)
  expect(calls(call.request)[0]?.body).toMatchObject({ rewardUuid: someGoods[1]!.uuid })
})

test('goods wait until there is an address; credit does not', async () => {
  changeMockApi({ [call.address]: null })
  const user = open()
  await user.click(await redeem('หูฟังไร้สาย'))
  expect((await screen.findByRole('link', { name: 'กรอกที่อยู่จัดส่ง' })).getAttribute('href')).toBe(
    `/auth/settings/manage-address?returnTo=${encodeURIComponent(`/auth/reward?gift=${someGoods[1]!.uuid}`)}`,
  )
  expect((await yes('3,200')).disabled).toBe(true)
  await user.click(screen.getAllByRole('button', { name: 'ปิด' })[0]!)
  await user.click(await redeem('เครดิต 50 บาท'))
  expect((await yes('100')).disabled).toBe(false)
})

test('who gave the address for a gift comes back to it, and may let it be', async () => {
  const user = open(`/auth/reward?gift=${someGoods[1]!.uuid}`)
  const dialog = await screen.findByRole('dialog', { name: someGoods[1]!.name })
  expect(await within(dialog).findByText('จัดส่งไปที่')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'ปิด' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('credit is said to be the member’s at once', async () => {
  const credit = { ...bought(), status: 'APPROVED' as const, address: null }
  changeMockApi({
    [call.request]: {
      request: { ...credit, reward: { ...credit.reward, needAddress: false } },
      credit: left,
    },
  })
  const user = open()
  await user.click(await redeem('เครดิต 50 บาท'))
  await user.click(await yes('100'))
  expect(await screen.findByText('เข้าเครดิตแล้ว')).toBeTruthy()
  expect(screen.getByText('เครดิตตอนนี้')).toBeTruthy()
  expect(screen.queryByText(/ส่งคำขอแลกแล้ว/)).toBeNull()
})

test('too few points are reported before anything is sent', async () => {
  changeMockApi({ [call.credit]: aCredit({ point: 99 }) })
  const user = open()
  await screen.findByText('99')
  await user.click(await redeem('เครดิต 50 บาท'))
  expect(await screen.findByText('คะแนนยังไม่พอสำหรับของชิ้นนี้')).toBeTruthy()
  expect((await yes('100')).disabled).toBe(true)
})

test('a member whose points do not reach reads how many more it takes, where the server says it', async () => {
  const reach = { missing: 3080, percent: 3 }
  changeMockApi({
    [call.credit]: aCredit({ point: 120 }),
    [call.rewards]: { ...answers[call.rewards], items: [{ ...someGoods[1]!, reach }] },
  })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'ดูรายละเอียด หูฟังไร้สาย' }))
  expect(await screen.findByText('คะแนนยังไม่พอ ขาดอีก 3,080 คะแนน')).toBeTruthy()
  expect((await yes('3,200')).disabled).toBe(true)
})

test('a refusal is shown in the server’s words', async () => {
  changeMockApi({ [call.request]: refusal(422402, null, { message: 'ของรางวัลนี้หมดแล้ว' }) })
  const user = open()
  await user.click(await redeem('หูฟังไร้สาย'))
  await user.click(await yes('3,200'))
  expect(await screen.findByText('ของรางวัลนี้หมดแล้ว')).toBeTruthy()
})

test('a lost answer is found in the history by the order’s key, and nothing is asked for twice', async () => {
  const user = open()
  await user.click(await redeem('หูฟังไร้สาย'))
  changeMockApi({
    [call.request]: unavailable(),
    [call.requests]: () => [bought(calls(call.request)[0]?.headers['idempotency-key'] ?? null)],
  })
  await user.click(await yes('3,200'))
  expect(await screen.findByText('พบคำขอเดิมแล้ว ไม่มีการแลกซ้ำ')).toBeTruthy()
  expect(calls(call.request)).toHaveLength(1)
})

test('a shipped parcel shows its number, a rejected request its reason', async () => {
  open()
  expect(await screen.findByText('TH0199123456A')).toBeTruthy()
  expect(screen.getByText('จัดส่งแล้ว')).toBeTruthy()
  expect(screen.getByText('เหตุผล: ที่อยู่จัดส่งไม่ครบถ้วน')).toBeTruthy()
})

test('who comes for one of their requests finds it first, above the goods', async () => {
  const all = someRequests(4)
  changeMockApi({ [call.requests]: all })
  open(`/auth/reward?request=${all[2]!.uuid}`)
  const history = await screen.findByRole('region', { name: 'ประวัติการแลก' })
  const first = (await within(history).findAllByRole('listitem'))[0]!
  expect(first.textContent).toContain(all[2]!.reward.name)
  const shelf = screen.getByRole('region', { name: 'เลือกของรางวัล' })
  expect(history.compareDocumentPosition(shelf) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a member who has requested nothing reads what to do', async () => {
  changeMockApi({ [call.requests]: [] })
  open()
  expect(await screen.findByText('ของรางวัลที่แลกจะแสดงที่นี่')).toBeTruthy()
})

test('a member goes to their redeemed rewards from the top of the page, and from one that they have just redeemed', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'ประวัติการแลก' }))
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(document.activeElement?.textContent).toMatch(/^ประวัติการแลก/)
  await user.click(await redeem('หูฟังไร้สาย'))
  changeMockApi({ [call.requests]: [...someRequests(2), bought()] })
  await user.click(await yes('3,200'))
  await user.click(await screen.findByRole('link', { name: 'ดูประวัติการแลก' }))
  expect(screen.getByLabelText('address').textContent).toBe('/auth/reward?request=new')
  expect(screen.queryByRole('dialog')).toBeNull()
})
