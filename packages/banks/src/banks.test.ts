import { expect, test } from 'vitest'
import { banks, findBank, formatBankId } from './banks.ts'
import { bankAppOf } from './bankApps.ts'
import { maskedBankId } from './maskedBankId.ts'

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

test('an app belongs to a bank of the list, and opens by a scheme of its own', () => {
  const apps = banks.flatMap(({ short }) => bankAppOf(short) ?? [])
  expect(apps).toHaveLength(7)
  for (const { opens } of apps) expect(opens).toMatch(/^[a-z][a-z-]+:\/\/$/)
  expect(new Set(apps.map(({ opens }) => opens)).size).toBe(apps.length)
})

test('a bank whose scheme is not known has no app', () => {
  expect(bankAppOf('EXIM')).toBeUndefined()
})

test.each([
  ['4051238923', '••••\u00a08923'],
  ['xxxxxx8923', '••••\u00a08923'],
  ['XXX8923', '••••\u00a08923'],
  ['405-1-23892-3', '••••\u00a08923'],
  ['405 123 8923', '••••\u00a08923'],
  ['xxx-x-x8923-x', '••••\u00a08923•'],
])('%s reads %s, from wherever it comes', (bankId, masked) => expect(maskedBankId(bankId)).toBe(masked))

test.each(['', '8923', '407-x-xxxxx-x'])('“%s”, which is no account number, stays as it came', (text) =>
  expect(maskedBankId(text)).toBe(text),
)

test('QR codes are read in Node, where there is no window', async () => {
  expect(typeof window).toBe('undefined')
  const { readSlipQr } = await import('./thaiQr.ts')
  expect(readSlipQr('')).toBeNull()
})
