import { expect } from '@playwright/test'
import { routesOf } from '../specification/routes.ts'
import { test } from './test.ts'

test('every screen of a member is complete, and fits the window', async ({ phone, operator }) => {
  await phone.open('/login', /เข้าสู่ระบบ/)
  await phone.logIn(await operator.demo())
  await phone.sees(/^สวัสดี/)
  for (const { visit: path, name } of routesOf('member').filter(
    ({ name: each }) => each !== 'reward-category',
  )) {
    await phone.open(path, /.+/)
    await phone.settles()
    await phone.photograph(name)
    expect(await phone.overhang(), `what reaches past the right edge of ${path}`).toBe(0)
  }
})
