import { expect, test } from 'vitest'
import { toCsv } from './toCsv.ts'

const fieldOf = (text: string) => toCsv([[text]]).slice(1, -2)

test.each([
  "-2+3+cmd|' /C calc'!A0",
  '-2-3',
  '--1',
  '-1e5',
  '=1+1',
  '+66812345678',
  '@SUM(A1)',
  '\t=1',
  '＝1+1',
])('what a spreadsheet would run is text: %j', (text) => expect(fieldOf(text)).toBe(`'${text}`))

test.each(['\r=1', '\n=1', '=1,2'])('also where the field is quoted: %j', (text) =>
  expect(fieldOf(text)).toBe(`"'${text}"`),
)

test.each(['-2.00', '-15', '0.50', '100', 'ฝากเงิน', 'SCB 4012345678', 'a-b', ''])(
  'a figure of ours and plain words stay as they are: %j',
  (text) => expect(fieldOf(text)).toBe(text),
)

test('a separator, a quote and the end of a line stay within their field', () => {
  expect(
    toCsv([
      ['a,b', 'c;=d', 'e"f'],
      ['g\r\nh', 'i'],
    ]),
  ).toBe('\u{FEFF}"a,b","c;=d","e""f"\r\n"g\r\nh",i\r\n')
})
