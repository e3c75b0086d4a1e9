import { expect, test } from 'vitest'
import { banks, findBank, formatBankId } from './banks.ts'

test('every bank has a code and a short name of its own, and a format that fits its digits', () => {
  expect(new Set(banks.flatMap(({ code, short }) => [code, short])).size).toBe(banks.length * 2)
  for (const { digits, format } of banks) {
    const total = format?.split('-').reduce((sum, group) => sum + Number(group), 0) ?? null
    expect(total).toBe(digits)
  }
})

test('a bank is found by its short name or its code', () => {
  expect(findBank('SCB')).toBe(findBank('014'))
  expect(findBank('XYZ')).toBeUndefined()
})

test('an account number is shown in its bank’s groups, a masked or odd one as it is', () => {
  expect(formatBankId('1234567890', 'KBANK')).toBe('123-4-56789-0')
  expect(formatBankId('xxx-x-x6789-x', 'KBANK')).toBe('xxx-x-x6789-x')
  expect(formatBankId('12345', 'KBANK')).toBe('12345')
  expect(formatBankId('1234567890', 'XYZ')).toBe('1234567890')
})
