import { storeServerTime } from '@member/api-client/server-clock'
import { expect, test } from 'vitest'
import { bornIn } from './birthDate.ts'
import { banks } from '@member/banks'
import { bankChoices } from '@member/ui'

const form = (birthDay: string, birthMonth: string, birthYear: string) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ birthDay, birthMonth, birthYear })) data.set(name, value)
  return data
}

test.each([
  ['9', '2', '2529'],
  ['๐๙', '2', '๒๕๒๙'],
  ['09', '2', '1986'],
])('a visitor writes %s/%s/%s, in either era and either figures', (day, month, year) => {
  expect(bornIn(form(day, month, year))).toEqual({ birthDate: '1986-02-09' })
})

test('which years have come, the server’s clock says, not the phone’s', () => {
  storeServerTime(Date.now() - 2 * 365 * 86_400_000)
  const last = String(new Date().getFullYear() - 1)
  expect(bornIn(form('1', '1', last))).toHaveProperty('wrong', expect.stringMatching(/^ปีเกิดต้องอยู่ในช่วง/))
  storeServerTime(Date.now())
  expect(bornIn(form('1', '1', last))).toEqual({ birthDate: `${last}-01-01` })
})

test('29 February is a day of leap years alone', () => {
  expect(bornIn(form('29', '2', '2543'))).toEqual({ birthDate: '2000-02-29' })
  expect(bornIn(form('29', '2', '2542'))).toHaveProperty('wrong', expect.stringMatching(/^ไม่มีวันที่นี้/))
})

test.each([
  ['31', '4', '2538', /^ไม่มีวันที่นี้/],
  ['32', '1', '2538', /^ไม่มีวันที่นี้/],
  ['1', '1', '38', /ปีเกิด 4 หลัก/],
  ['1', '1', '2300', /^ปีเกิดต้องอยู่ในช่วง พ.ศ.\s2443–\d+ หรือ ค.ศ.\s1900–\d+$/],
  ['1', '1', '2570', /^ปีเกิดต้องอยู่ในช่วง/],
  ['1', '1', '1800', /^ปีเกิดต้องอยู่ในช่วง/],
  ['1', '', '2538', /ให้ครบ/],
  ['', '', '', /ให้ครบ/],
])('a visitor who writes %s/%s/%s reads what is wrong', (day, month, year, words) => {
  expect(bornIn(form(day, month, year))).toEqual({ wrong: expect.stringMatching(words) })
})

test('a form without the date says nothing of it', () => {
  expect(bornIn(new FormData())).toEqual({})
})

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
