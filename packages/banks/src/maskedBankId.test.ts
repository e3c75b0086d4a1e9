import { expect, test } from 'vitest'
import { maskedBankId } from './maskedBankId.ts'

test.each([
  ['4051238923', '••••\u00a08923'],
  ['xxxxxx8923', '••••\u00a08923'],
  ['XXX8923', '••••\u00a08923'],
  ['405-1-23892-3', '••••\u00a08923'],
  ['405 123 8923', '••••\u00a08923'],
])('%s reads %s, from wherever it comes', (bankId, masked) => expect(maskedBankId(bankId)).toBe(masked))

test.each(['', '8923', 'xxx-x-x8923-x'])('“%s”, which is no account number, stays as it came', (text) =>
  expect(maskedBankId(text)).toBe(text),
)
