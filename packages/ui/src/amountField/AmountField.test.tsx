import { turnClock } from '@member/testing/clock'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AmountField } from './AmountField.tsx'
import { t } from './words.ts'
import { bahtFault, parseBaht } from './parseBaht.ts'

const field = () => screen.getByLabelText<HTMLInputElement>('จำนวนเงิน')

test('what was typed stays as it was typed, and its amount is read back', async () => {
  const heard: unknown[] = []
  render(<AmountField label="จำนวนเงิน" onValue={(typed, baht) => heard.push([typed, baht])} />)
  await userEvent.type(field(), '๑,๐๐๐')
  await userEvent.tab()
  expect(field().value).toBe('๑,๐๐๐')
  expect(heard[heard.length - 1]).toEqual(['๑,๐๐๐', 1000])
  expect(screen.getByText('เท่ากับ 1,000.00 บาท')).toBeTruthy()
})

test('a member is not corrected while typing, only after', async () => {
  render(<AmountField label="จำนวนเงิน" />)
  await userEvent.type(field(), '1.005')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('กรอกทศนิยมได้ไม่เกิน 2 ตำแหน่ง')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('an amount above the most is reported after a pause in typing', async () => {
  const turn = turnClock()
  render(<AmountField label="จำนวนเงิน" min={100} max={500} tooMuch="ถอนได้ไม่เกิน 500 บาท" />)
  await userEvent.type(field(), '5')
  await turn(800)
  expect(field().getAttribute('aria-invalid')).toBeNull()
  fireEvent.change(field(), { target: { value: '5010' } })
  expect(screen.queryByText('ถอนได้ไม่เกิน 500 บาท')).toBeNull()
  await turn(800)
  expect(screen.getByText('ถอนได้ไม่เกิน 500 บาท')).toBeTruthy()
})

test('an amount below the least is reported with the least', async () => {
  render(<AmountField label="จำนวนเงิน" min={100} />)
  await userEvent.type(field(), '50')
  await userEvent.tab()
  expect(screen.getByText('ขั้นต่ำ 100 บาท')).toBeTruthy()
})

test('a quick choice and "all" fill the field', async () => {
  render(<AmountField label="จำนวนเงิน" choices={[500]} all={1250.5} allLabel="ถอนทั้งหมด" />)
  await userEvent.click(screen.getByRole('button', { name: '500' }))
  expect(field().value).toBe('500')
  expect(screen.getByRole('button', { name: '500' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'ถอนทั้งหมด' }))
  expect(field().value).toBe('1,250.50')
})

test('a phone shows its number pad', () => {
  render(<AmountField label="จำนวนเงิน" />)
  expect(field().inputMode).toBe('decimal')
})

test.each([
  ['100', 100],
  ['1,000', 1000],
  ['1,000.50', 1000.5],
  ['12,345,678.90', 12_345_678.9],
  ['๑๐๐', 100],
  ['๑,๐๐๐.๕๐', 1000.5],
  ['  500 บาท ', 500],
  ['500\u00a0บาท', 500],
  ['฿250', 250],
  ['0.01', 0.01],
  ['100.', 100],
  ['999999999.99', 999_999_999.99],
])('"%s" is %d baht', (typed, baht) => {
  expect(parseBaht(typed)).toBe(baht)
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['-1', 'form'],
  ['\u22121', 'form'],
  ['1e9', 'form'],
  ['Infinity', 'form'],
  ['0x10', 'form'],
  ['1.005', 'decimals'],
  ['1,00', 'form'],
  ['1,0000', 'form'],
  ['1.000.000', 'form'],
  ['.5', 'form'],
  ['โอนแล้ว 500 บาท ขอบคุณ', 'form'],
  ['1000000000', 'huge'],
  ['9'.repeat(400), 'form'],
] as const)('"%s" is no amount, and the member reads why', (typed, reason) => {
  expect(parseBaht(typed)).toBeUndefined()
  expect(bahtFault(typed)).toBe(t[reason])
})

test('bounds are named with their amount', () => {
  expect(bahtFault('50', { min: 100 })).toBe('ขั้นต่ำ 100\u00a0บาท')
  expect(bahtFault('5000.01', { max: 5000 })).toBe('สูงสุด 5,000\u00a0บาท')
  expect(bahtFault('100', { min: 100, max: 5000 })).toBeUndefined()
})
