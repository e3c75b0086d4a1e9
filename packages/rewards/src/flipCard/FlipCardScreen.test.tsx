import { creditKey, heldCreditAtom, queryClientAtom } from '@member/api-client'
import {
  aList,
  aCredit,
  aGameEvent,
  calls,
  refusal,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, cards, prizes, someLogs, nextLinks } from '../answers.testing.ts'
import { FlipCardScreen } from './FlipCardScreen.tsx'

const { credit, point, none } = prizes
const turned = {
  cardIndex: 1,
  prize: credit,
  others: [none, point, none, none, point],
  playLeft: 1,
  credit: aCredit({ point: 321 }),
}

beforeEach(() => {
  sessionStorage.clear()
  mockApi({ ...answers, [call.flip]: turned })
})
afterEach(signOut)

const open = () => show(<FlipCardScreen back="/auth/media" next={nextLinks} />)
const card = (place: number) => screen.findByRole('button', { name: new RegExp(`^ไพ่ใบที่ ${place}( |$)`) })
const log = (order: string | null) => ({ ...someLogs(1)[0]!, uuid: 'new', order, prize: point })
const lastKey = () => calls(call.flip)[0]?.headers['idempotency-key'] ?? null

test('a member sees every card closed, what may be won, and the turns that are left', async () => {
  open()
  expect(await screen.findByText('เลือกไพ่ 1 ใบ')).toBeTruthy()
  expect(await screen.findAllByRole('button', { name: /^ไพ่ใบที่ \d$/ })).toHaveLength(6)
  expect(document.body.textContent).toContain('เปิดได้อีก 2 ครั้ง')
  expect(document.body.textContent).toContain('ฝากครบ 500 บาทต่อวัน')
})

test('the screen is called what the operator calls the event, as the tile that led here', async () => {
  changeMockApi({ [call.events]: [aGameEvent({ type: 'FLIP_CARD', name: 'ไพ่นำโชควันหยุด' })] })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'ไพ่นำโชควันหยุด' })).toBeTruthy()
})

test('the chosen card shows the member’s prize, and the others stay closed', async () => {
  const user = open()
  changeMockApi({ [call.credit]: aCredit({ point: 321 }) })
  await user.click(await card(2))
  expect(await screen.findByRole('button', { name: 'ไพ่ใบที่ 2 ใบที่คุณเลือก เครดิต 100 บาท' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^ไพ่ใบที่ \d$/ })).toHaveLength(5)
  expect(await screen.findByText('321')).toBeTruthy()
  expect(screen.getByText('ยินดีด้วย คุณได้รับ').closest('[role=status]')?.contains(document.activeElement)).toBe(
    true,
  )
  expect(screen.getByRole('link', { name: 'ไปเล่นเกม' }).getAttribute('href')).toBe(nextLinks.play)
  expect(calls(call.flip)[0]?.body).toEqual({ gameUuid: cards.uuid, cardIndex: 1 })
})

test('credit that comes while the card is being turned is shown with the card, wherever it is shown', async () => {
  const waiting: ((given: typeof turned) => void)[] = []
  changeMockApi({ [call.flip]: () => new Promise((resolve) => waiting.push(resolve)) })
  const user = open()
  await screen.findByText('120')
  await user.click(await card(2))
  changeMockApi({ [call.credit]: aCredit({ point: 321 }) })
  await user.store.get(queryClientAtom).invalidateQueries({ queryKey: creditKey })
  expect(screen.getByText('120')).toBeTruthy()
  waiting[0]?.(turned)
  expect(await screen.findByText('321')).toBeTruthy()
  expect(user.store.get(heldCreditAtom)).toBeUndefined()
})

test('the past turns are those of these cards alone; where several events share the list, each row says which', async () => {
  open()
  expect((await screen.findAllByText(`· ${cards.name}`)).length).toBeGreaterThan(1)
  expect(calls(call.flipLogs)[0]?.query).toMatchObject({ type: 'FLIP_CARD' })
})

test('two cards pressed at once, or one twice, are one turn', async () => {
  const user = open()
  const [first, second] = [await card(2), await card(5)]
  await Promise.all([user.dblClick(first), user.click(second)])
  await screen.findByRole('button', { name: /ใบที่คุณเลือก/ })
  await user.click(second)
  expect(calls(call.flip)).toHaveLength(1)
})

test('the cards are closed again for another turn', async () => {
  const user = open()
  await user.click(await card(2))
  await user.click(await screen.findByRole('button', { name: 'เล่นอีกครั้ง' }))
  expect(await screen.findAllByRole('button', { name: /^ไพ่ใบที่ \d$/ })).toHaveLength(6)
})

test('once a card has turned, the next is one press from it', async () => {
  const user = open()
  await user.click(await card(2))
  await screen.findByRole('button', { name: /ใบที่คุณเลือก/ })
  await waitFor(() => expect(screen.getByRole('button', { name: 'ไพ่ใบที่ 5' }).ariaDisabled).toBeNull())
  await user.click(await card(5))
  await screen.findByRole('button', { name: /^ไพ่ใบที่ 5 ใบที่คุณเลือก/ })
  expect(calls(call.flip).map(({ body }) => body)).toMatchObject([{ cardIndex: 1 }, { cardIndex: 4 }])
})

test('a past turn says its prize once', async () => {
  open()
  const past = within(await screen.findByRole('region', { name: 'ผลที่ผ่านมา' }))
  await past.findAllByRole('listitem')
  expect(past.queryByText(/^\+/)).toBeNull()
})

test('a lost answer is found in the log by the order’s key and turns the card that was chosen', async () => {
  const user = open()
  await card(4)
  changeMockApi({
    [call.flip]: unavailable(),
    [call.flipLogs]: () => ({ ...answers[call.flipLogs], items: [log(lastKey())] }),
  })
  await user.click(await card(4))
  expect(await screen.findByRole('button', { name: 'ไพ่ใบที่ 4 ใบที่คุณเลือก 50 คะแนน' })).toBeTruthy()
  expect(screen.getByText('นี่คือผลของรอบที่ส่งไปก่อนหน้านี้')).toBeTruthy()
  expect(calls(call.flip)).toHaveLength(1)
})

test('while nobody knows no other card can be turned; after a reload the same one is asked for', async () => {
  const before = open()
  await card(4)
  changeMockApi({ [call.flip]: unavailable(), [call.flipLogs]: unavailable() })
  await before.click(await card(4))
  await screen.findByRole('button', { name: 'ตรวจผลรายการ' })
  await before.click(await card(1))
  expect(calls(call.flip)).toHaveLength(1)
  before.leave()
  changeMockApi({
    [call.flipLogs]: { ...answers[call.flipLogs], items: [] },
    [call.flip]: { ...turned, cardIndex: 3 },
  })
  const key = lastKey()
  const after = open()
  await after.click(await card(4))
  await screen.findByRole('button', { name: /ไพ่ใบที่ 4 ใบที่คุณเลือก/ })
  expect(calls(call.flip)[1]?.headers['idempotency-key']).toBe(key)
})

test('without turns the cards rest', async () => {
  changeMockApi({ [call.events]: [{ ...cards, playLeft: 0, cost: 30 }] })
  const user = open()
  expect(await screen.findByText('ยังไม่มีสิทธิ์เปิดไพ่')).toBeTruthy()
  expect(screen.queryByText('เลือกไพ่ 1 ใบ')).toBeNull()
  await user.click(await card(1))
  expect(calls(call.flip)).toHaveLength(0)
})

test('after the last turn there is no button that does nothing', async () => {
  changeMockApi({ [call.events]: () => [{ ...cards, playLeft: 1 - calls(call.flip).length }] })
  const user = open()
  await user.click(await card(2))
  expect(await screen.findByText('ยังไม่มีสิทธิ์เปิดไพ่')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'เล่นอีกครั้ง' })).toBeNull()
})

test('a turn that takes points says how many and asks first; a free one does not', async () => {
  changeMockApi({ [call.events]: [{ ...cards, playLeft: 3, playFree: 0, cost: 30 }] })
  const user = open()
  await waitFor(() => expect(document.body.textContent).toContain('เปิดได้อีก 3 ครั้ง ครั้งละ 30 คะแนน'))
  await user.click(await card(1))
  expect(await screen.findByText('30 คะแนน')).toBeTruthy()
  expect(calls(call.flip)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'เปิดไพ่' }))
  await waitFor(() => expect(calls(call.flip)[0]?.body).toMatchObject({ price: 30 }))
})

test.each([
  [20, 'คุณได้รับ', 'ยินดีด้วย คุณได้รับ'],
  [50, 'ยินดีด้วย คุณได้รับ', 'คุณได้รับ'],
])(
  'a turn of 30 points that brings %s says both, and congratulates on a gain alone',
  async (value, said, not) => {
    changeMockApi({
      [call.events]: [{ ...cards, playLeft: 3, playFree: 0, cost: 30 }],
      [call.flip]: { ...turned, paid: 30, prize: { ...turned.prize, type: 'POINT', value } },
    })
    const user = open()
    await user.click(await card(1))
    await user.click(await screen.findByRole('button', { name: 'เปิดไพ่' }))
    expect(await screen.findByText('ใช้ไป 30 คะแนน')).toBeTruthy()
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByText(not)).toBeNull()
  },
)

test('free turns are distinguished from those that take points', async () => {
  changeMockApi({ [call.events]: [{ ...cards, playLeft: 3, playFree: 1, cost: 30 }] })
  const user = open()
  await waitFor(() => expect(document.body.textContent).toContain('เปิดฟรีได้อีก 1 ครั้ง'))
  expect(document.body.textContent).toContain('จากนั้นครั้งละ 30 คะแนน')
  await user.click(await card(1))
  await waitFor(() => expect(calls(call.flip)[0]?.body).toMatchObject({ price: 0 }))
})

test('a member who lacks points reads that, and not that turns are used up', async () => {
  const events = [{ ...cards, playLeft: 0, cost: 30 }]
  changeMockApi({ [call.events]: events, [call.credit]: aCredit({ point: 0 }) })
  open()
  expect(await screen.findByText('คะแนนไม่พอ ต้องใช้ 30 คะแนน')).toBeTruthy()
  expect(screen.queryByText('ยังไม่มีสิทธิ์เปิดไพ่')).toBeNull()
})

test('a refusal is shown in the server’s words', async () => {
  changeMockApi({ [call.flip]: refusal(409402, null, { message: 'คะแนนไม่พอสำหรับเปิดไพ่' }) })
  const user = open()
  await user.click(await card(1))
  expect(await screen.findByText('คะแนนไม่พอสำหรับเปิดไพ่')).toBeTruthy()
})

test('several tables are chosen by tabs', async () => {
  changeMockApi({ [call.events]: [cards, aGameEvent({ uuid: 'second', name: 'ไพ่ทองคำ', cards: 4 })] })
  const user = open()
  await user.click(await screen.findByRole('tab', { name: 'ไพ่ทองคำ' }))
  expect(await screen.findAllByRole('button', { name: /^ไพ่ใบที่ \d$/ })).toHaveLength(4)
})

test('where no cards run, a member still sees what they won', async () => {
  changeMockApi({ [call.events]: [{ ...cards, isActive: false }] })
  open()
  expect(await screen.findByText('ขณะนี้ยังไม่มีเกมเปิดไพ่')).toBeTruthy()
  expect((await screen.findAllByText('เครดิต 100 บาท')).length).toBeGreaterThan(0)
})

const twoPages = ({ query: { page } }: { query: Record<string, unknown> }) =>
  aList(Number(page) === 1 ? someLogs(20) : [log('x')], { total: 21, page: Number(page) })

test('of many turns the first few are shown; the others, and older pages, come at a press', async () => {
  changeMockApi({ [call.flipLogs]: twoPages })
  const user = open()
  const past = within(await screen.findByRole('region', { name: 'ผลที่ผ่านมา' }))
  expect(await past.findAllByRole('listitem')).toHaveLength(8)
  await user.click(past.getByRole('button', { name: 'แสดงเพิ่มเติม' }))
  expect(past.getAllByRole('listitem')).toHaveLength(20)
  await user.click(past.getByRole('button', { name: 'แสดงเพิ่มเติม' }))
  expect(calls(call.flipLogs).map(({ query }) => Number(query['page']))).toEqual([1, 2])
})
