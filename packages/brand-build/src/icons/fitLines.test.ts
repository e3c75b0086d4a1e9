import { expect, test } from 'vitest'
import { fitLines } from './fitLines.ts'

const space = { width: 740, lines: 2, size: 52, least: 36, letter: 0.58 }

test('a short text is in one line at the size that is wanted', () => {
  expect(fitLines('ฝากไว ถอนไว', space)).toEqual({ lines: ['ฝากไว ถอนไว'], size: 52 })
})

test('a longer one shrinks, and breaks between Thai words', () => {
  const { lines, size } = fitLines('ฝากและถอนด้วยระบบอัตโนมัติตรวจสอบได้ทุกรายการตลอดวันทั้งกลางวันและกลางคืน', space)
  expect(lines).toHaveLength(2)
  expect(size).toBeLessThan(52)
  expect(lines.join('')).toBe('ฝากและถอนด้วยระบบอัตโนมัติตรวจสอบได้ทุกรายการตลอดวันทั้งกลางวันและกลางคืน')
  expect(lines[1]).toMatch(/^[ก-ฮเ-ไ]/)
})

test.each(['ก'.repeat(300), 'ดีที่สุด'.repeat(40), 'W'.repeat(300)])(
  'what fits at no size ends in an ellipsis',
  (text) => {
    const { lines, size } = fitLines(text, space)
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(size).toBe(36)
  },
)
