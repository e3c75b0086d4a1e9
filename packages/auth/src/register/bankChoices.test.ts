import { banks } from '@member/api-client'
import { expect, test } from 'vitest'
import { bankChoices } from './bankChoices.ts'

test('the banks that most have come first, and every bank once', () => {
  expect(bankChoices.slice(0, 3).map(({ name }) => name)).toEqual(['กสิกรไทย', 'ไทยพาณิชย์', 'กรุงเทพ'])
  expect(new Set(bankChoices.map(({ bank }) => bank))).toEqual(new Set(banks))
  expect(bankChoices).toHaveLength(banks.length)
})

test('every bank is called by a name in Thai, which is part of what is heard', () => {
  for (const { name, label } of bankChoices) {
    expect(name).toMatch(/^[฀-๿.]+$/)
    expect(label).toContain(name)
  }
})
