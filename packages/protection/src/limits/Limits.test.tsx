import {
  aLimit,
  aLimits,
  aSetting,
  calls,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, waiting } from '../answers.testing.ts'
import { PlaySafeScreen } from '../PlaySafeScreen.tsx'
import { LimitOffer } from './LimitOffer.tsx'

const limits = 'GET /api/auth/protection/limits'
const set = 'POST /api/auth/protection/limits'
const settle = 'POST /api/auth/protection/limits/waiting'
const daily = aLimit({ amount: 500, used: 200, left: 300 })

beforeEach(() => {
  sessionStorage.clear()
  mockApi(answers)
})
afterEach(signOut)

const open = (path = '/?part=limits') =>
  show(<PlaySafeScreen back="/" identityRow={null} spendingLink="/spending" />, { path })
const plain = ({ textContent }: Element) => textContent.replace(/\u00a0/g, ' ')
const card = () => screen.findByRole('listitem', { name: 'วงเงินฝากต่อวัน' })

test('a member sets a limit by typing it, and nothing is filled in before', async () => {
  mockApi({
    ...answers,
    [set]: () => {
      changeMockApi({ [limits]: aLimits([daily]) })
      return aLimits([daily])
    },
  })
  const user = open()
  const amount = await screen.findByLabelText<HTMLInputElement>('จำนวนเงิน')
  expect(amount.value).toBe('')
  await user.click(screen.getByRole('radio', { name: 'ต่อวัน' }))
  await user.type(amount, '500')
  await user.click(screen.getByRole('button', { name: 'ตั้งวงเงิน' }))
  const said = 'วงเงินฝากต่อวัน 500 บาท มีผลแล้ว'
  expect(plain(await screen.findByText(/มีผลแล้ว$/))).toBe(said)
  expect(calls(set).map(({ body }) => body)).toEqual([{ kind: 'DEPOSIT', period: 'DAY', amount: 500 }])
  expect(plain(await card())).toContain('ฝากไป 200 บาท จาก 500 บาท')
  await user.click(screen.getByRole('radio', { name: 'เสีย' }))
  expect(screen.queryByText(/มีผลแล้ว$/)).toBeNull()
})

test.each([
  [399, 0],
  [400, 1],
])('of 500 baht %i used, what is left is a warning from 80 % on', async (used, signs) => {
  mockApi({ ...answers, [limits]: aLimits([aLimit({ amount: 500, used, left: 500 - used })]) })
  open()
  expect(
    within(await card())
      .getByText(/^เหลือ/)
      .querySelectorAll('svg'),
  ).toHaveLength(signs)
})

test('a raise is called one before it is asked for, and says that it waits', async () => {
  mockApi({ ...answers, [limits]: aLimits([daily]) })
  const user = open()
  await card()
  await user.type(screen.getByLabelText('จำนวนเงิน'), '900')
  expect(screen.getByText('วงเงินที่เพิ่มขึ้นต้องรอ 24 ชั่วโมง แล้วยืนยันอีกครั้ง')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'ขอเพิ่มวงเงิน' })).toBeTruthy()
  await user.clear(screen.getByLabelText('จำนวนเงิน'))
  await user.type(screen.getByLabelText('จำนวนเงิน'), '100')
  expect(screen.getByRole('button', { name: 'ตั้งวงเงิน' })).toBeTruthy()
})

test('a member who removes a limit reads which one, and that a raise that waits is replaced', async () => {
  mockApi({ ...answers, [limits]: aLimits([{ ...daily, waiting }]) })
  const user = open()
  await card()
  await user.click(screen.getByRole('button', { name: 'ยกเลิกวงเงินฝากต่อวัน' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('ขอยกเลิกวงเงินฝากต่อวันไหม')).toBeTruthy()
  expect(plain(dialog.getByText(/^ตอนนี้ตั้งไว้/))).toBe('ตอนนี้ตั้งไว้ 500 บาท')
  expect(dialog.getByText(/คำขอเพิ่มวงเงินที่รออยู่จะถูกแทนที่/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'เก็บวงเงินไว้' }))
  expect(calls(set)).toEqual([])
})

test('a member who requests the removal of a limit, and cancels it after all, reads so, and not that a limit was set', async () => {
  const shut = { ...daily, left: 0 }
  const asked = { ...shut, waiting: { ...waiting, amount: null } }
  mockApi({
    ...answers,
    [limits]: aLimits([shut]),
    [set]: () => {
      changeMockApi({ [limits]: aLimits([asked]) })
      return aLimits([asked])
    },
    [settle]: () => {
      changeMockApi({ [limits]: aLimits([shut]) })
      return aLimits([shut])
    },
  })
  const user = open()
  await card()
  await user.click(screen.getByRole('button', { name: 'ยกเลิกวงเงินฝากต่อวัน' }))
  await user.click(await screen.findByRole('button', { name: 'ขอยกเลิกวงเงิน' }))
  expect(await screen.findByText('ส่งคำขอยกเลิกแล้ว ยืนยันได้หลัง 24 ชั่วโมง')).toBeTruthy()
  expect(screen.queryByText(/มีผลแล้ว/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'ใช้วงเงินเดิมต่อ' }))
  expect(await screen.findByText('ใช้วงเงินเดิมต่อแล้ว')).toBeTruthy()
})

test('an amount that is none is not sent', async () => {
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงิน'), '0')
  await user.click(screen.getByRole('button', { name: 'ตั้งวงเงิน' }))
  await waitFor(() => expect(screen.getByLabelText('จำนวนเงิน').getAttribute('aria-invalid')).toBe('true'))
  expect(calls(set)).toEqual([])
})

test('a limit says what is used, what is left and when it starts anew', async () => {
  mockApi({ ...answers, [limits]: aLimits([daily]) })
  open()
  const text = plain(await card())
  expect(text).toContain('เหลือ 300 บาท')
  expect(text).toContain('เริ่มใหม่ 21/11/2569 00:00')
})

test('a limit that is used up says so', async () => {
  mockApi({ ...answers, [limits]: aLimits([aLimit({ amount: 500, used: 700, left: 0 })]) })
  open()
  expect(plain(await card())).toContain('ครบวงเงินแล้ว')
})

test('a raise that waits can be taken back at once, and confirmed only when its day has come', async () => {
  mockApi({ ...answers, [limits]: aLimits([{ ...daily, waiting }]), [settle]: aLimits([daily]) })
  const user = open()
  const shown = await card()
  expect(plain(shown)).toContain('ขอเพิ่มเป็น 900 บาท')
  expect(within(shown).queryByRole('button', { name: 'ยืนยันการเปลี่ยน' })).toBeNull()
  changeMockApi({ [limits]: aLimits([daily]) })
  await user.click(within(shown).getByRole('button', { name: 'ใช้วงเงินเดิมต่อ' }))
  await waitFor(() => expect(screen.queryByText('ขอเพิ่มเป็น 900 บาท')).toBeNull())
  expect(calls(settle)[0]?.body).toEqual({ kind: 'DEPOSIT', period: 'DAY', isWanted: false })
})

test('a raise whose day has come is confirmed once more', async () => {
  const ready = { ...daily, waiting: { ...waiting, isReady: true } }
  mockApi({ ...answers, [limits]: aLimits([ready]), [settle]: aLimits([daily]) })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'ยืนยันการเปลี่ยน' }))
  expect(calls(settle)[0]?.body).toMatchObject({ isWanted: true })
})

test('a refusal is shown in the server’s words', async () => {
  mockApi({ ...answers, [set]: refusal(422604, null, { message: 'ยืนยันได้พรุ่งนี้' }) })
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงิน'), '500')
  await user.click(screen.getByRole('button', { name: 'ตั้งวงเงิน' }))
  expect(await screen.findByText('ยืนยันได้พรุ่งนี้')).toBeTruthy()
})

test('before the first deposit a limit is offered, and no is an answer', async () => {
  const declined = 'POST /api/auth/protection/limits/declined'
  mockApi({ ...answers, [limits]: aLimits([], true), [declined]: aLimits() })
  const user = show(<LimitOffer limitsLink="/safe" />)
  expect((await screen.findByRole('link', { name: 'ตั้งวงเงิน' })).getAttribute('href')).toBe('/safe')
  await user.click(screen.getByRole('button', { name: 'ไม่ตั้งตอนนี้' }))
  await waitFor(() => expect(screen.queryByText('ตั้งวงเงินฝากก่อนเริ่มไหม')).toBeNull())
  expect(calls(declined)).toHaveLength(1)
})

test('each part is one press from the others, and an address leads to it', async () => {
  const user = open()
  await screen.findByLabelText('จำนวนเงิน')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'ภาพรวม',
    'วงเงิน',
    'เตือนเวลาเล่น',
    'พักการเล่น',
  ])
  await user.click(screen.getByRole('tab', { name: 'พักการเล่น' }))
  expect(await screen.findByRole('button', { name: 'เริ่มพักการเล่นหรืองดเล่น' })).toBeTruthy()
  expect(screen.getByLabelText('address').textContent).toBe('/?part=break')
  expect(screen.queryByLabelText('จำนวนเงิน')).toBeNull()
  expect(screen.getByText('ต้องการคนรับฟัง')).toBeTruthy()
})

test('a server without limits is asked for none, and the help line is there all the same', async () => {
  mockApi({ 'GET /api/setting': aSetting() })
  open()
  expect(await screen.findByText('ต้องการคนรับฟัง')).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/setting')).toHaveLength(1))
  expect(calls(limits)).toEqual([])
})

test('a limit that is passed says what it shuts, and until when', async () => {
  const passed = aLimit({ kind: 'LOSS', period: 'WEEK', amount: 5000, used: 22_751, left: 0 })
  mockApi({ ...answers, [limits]: aLimits([passed]) })
  open()
  const shown = plain(await screen.findByRole('listitem', { name: 'วงเงินเสียต่อสัปดาห์' }))
  expect(shown).toContain('เสียไป 22,751 บาท จาก 5,000 บาท')
  expect(shown).toContain('เล่นไม่ได้จนถึง')
})

test('a limit below what is gone already says what it shuts as it is typed, and is asked about before it is set', async () => {
  const lost = aLimit({ kind: 'LOSS', period: 'WEEK', amount: null, used: 22_751, left: null })
  const passed = { ...lost, amount: 5000, left: 0 }
  mockApi({ ...answers, [limits]: aLimits([lost]), [set]: aLimits([passed]) })
  const user = open()
  await user.click(await screen.findByRole('radio', { name: 'เสีย' }))
  await user.click(screen.getByRole('radio', { name: 'ต่อสัปดาห์' }))
  await user.type(screen.getByLabelText('จำนวนเงิน'), '5000')
  expect(plain(screen.getByText(/วงเงินนี้จะครบทันที/))).toMatch(
    /^เสียไป 22,751 บาท จาก 5,000 บาท วงเงินนี้จะครบทันที และเล่นไม่ได้จนถึง/,
  )
  await user.click(screen.getByRole('button', { name: 'ตั้งวงเงิน' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('ตั้งวงเงินเสียต่อสัปดาห์ไหม')).toBeTruthy()
  expect(dialog.getByText(/เล่นไม่ได้จนถึง/)).toBeTruthy()
  expect(calls(set)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'ตั้งวงเงิน' }))
  expect(await screen.findByText(/มีผลแล้ว และครบแล้ว เล่นไม่ได้จนถึง/)).toBeTruthy()
})

test('the amount that a limit has already is named, not sent', async () => {
  mockApi({ ...answers, [limits]: aLimits([daily]) })
  const user = open()
  await card()
  await user.type(screen.getByLabelText('จำนวนเงิน'), '500')
  await user.click(screen.getByRole('button', { name: 'ตั้งวงเงิน' }))
  expect(plain(await screen.findByText(/อยู่แล้ว$/))).toBe('ตั้งไว้ 500 บาท อยู่แล้ว')
  expect(calls(set)).toEqual([])
})

test('a limit of nothing is a break, and leads there', async () => {
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงิน'), '0')
  await user.click(screen.getByRole('button', { name: 'ตั้งวงเงิน' }))
  const link = await screen.findByRole('link', { name: 'ดูการพักการเล่น' })
  expect(link.getAttribute('href')).toBe('/?part=break')
})
