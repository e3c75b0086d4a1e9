import { banks } from '@member/api-client'
import { bankChoices } from '@member/ui'
import { expect, test } from 'vitest'

const choices = bankChoices(banks)

test('the banks that most have come first, and every bank once', () => {
  expect(choices.slice(0, 3).map(({ name }) => name)).toEqual(['กสิกรไทย', 'ไทยพาณิชย์', 'กรุงเทพ'])
  expect(new Set(choices.map(({ code }) => code))).toEqual(new Set(banks.map(({ code }) => code)))
  expect(choices).toHaveLength(banks.length)
})

test('every bank is called by a name in Thai, which is part of what is heard', () => {
  for (const { name, label } of choices) {
    expect(name).toMatch(/^[฀-๿.]+$/)
    expect(label).toContain(name)
  }
})
