import { expect, test } from 'vitest'
import { oneTitle } from './oneTitle.ts'

test.each(['มาลี ศรีสุวรรณ', 'คุณากร ใจดี', 'Mrinal Sen', ''])('a member is called คุณ%s', (name) => {
  expect(oneTitle(`สวัสดี คุณ${name}`)).toBe(`สวัสดี คุณ${name}`)
})

test.each([
  'นาย สมชาย ใจดี',
  'นายสมชาย ใจดี',
  'นาง มาลี ศรีสุวรรณ',
  'นางสาว มาลี ศรีสุวรรณ',
  'น.ส. มาลี ศรีสุวรรณ',
  'ด.ช.ก้อง ใจดี',
  'ด.ญ. แก้ว ใจดี',
  'เด็กหญิงแก้ว ใจดี',
  'ว่าที่ร้อยตรี สมชาย ใจดี',
  'พ.ต.อ. สมชาย ใจดี',
  'ดร.สมชาย ใจดี',
  'คุณ มาลี ศรีสุวรรณ',
  'Mr. Somchai Jaidee',
  'MRS MALEE SRISUWAN',
  'Ms Malee Srisuwan',
  'Miss Malee Srisuwan',
])('%s already begins with a title', (name) => {
  expect(oneTitle(`สวัสดี คุณ${name}`)).toBe(`สวัสดี ${name}`)
})
