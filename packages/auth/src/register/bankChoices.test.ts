import { banks } from '@member/banks'
import { bankChoices } from '@member/ui'
import { expect, test } from 'vitest'

test('the banks that most have come first, and every bank once', () => {
  const choices = bankChoices(banks)
  expect(choices.slice(0, 3).map(({ name }) => name)).toEqual(['กสิกรไทย', 'ไทยพาณิชย์', 'กรุงเทพ'])
  expect(new Set(choices.map(({ code }) => code))).toEqual(new Set(banks.map(({ code }) => code)))
  expect(choices).toHaveLength(banks.length)
})

test('every bank is called by a name in Thai, which is part of what is heard', () => {
  for (const { name, label } of bankChoices(banks)) {
    expect(name).toMatch(/^[฀-๿.]+$/)
    expect(label).toContain(name)
  }
})
