import { expect, test } from 'vitest'
import { t } from './words.ts'
import { bahtFault, parseBaht } from './parseBaht.ts'

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
  expect(bahtFault('5000.01', { max: 5000 })).toBe('จำนวนเงินสูงสุด 5,000\u00a0บาท')
  expect(bahtFault('100', { min: 100, max: 5000 })).toBeUndefined()
})
