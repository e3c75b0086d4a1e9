import { expect, test } from './test.ts'
import { routesOf } from '../specification/routes.ts'

for (const [path, heading] of [
  ['/', /.+/],
  ['/login', 'เข้าสู่ระบบ'],
  ['/register', 'สมัครสมาชิก'],
] as const)
  test(`the pre-rendered ${path} is hydrated without a change`, async ({ phone }) => {
    await phone.open(path, heading)
    expect(await phone.keptItsHeading()).toBe(true)
    expect(await phone.overhang()).toBe(0)
    await phone.photograph(`public-${path.slice(1) || 'landing'}`)
  })

test('the menu slides in over the page', async ({ phone }) => {
  await phone.open('/', /.+/)
  await phone.tap('เมนู')
  await expect
    .poll(() => phone.box('[role=dialog]'))
    .toMatchObject({ left: 0, top: 0, bottom: 844, uncovered: true })
  await phone.photograph('menu')
})

test('every screen of a member fits the phone, above the bar at its foot', async ({ phone, operator }) => {
  await phone.open('/login', 'เข้าสู่ระบบ')
  await phone.logIn(await operator.demo())
  await phone.sees(/^สวัสดี/)
  // The announcement; the check-in waits for the next visit.
  expect(await phone.box('[role=dialog]')).toMatchObject({ centred: true, uncovered: true })
  await phone.tap('รับทราบ')
  await phone.settles()
  for (const { visit: path, name } of routesOf('member').filter(
    ({ name: each }) => each !== 'reward-category',
  )) {
    await phone.open(path, /.+/)
    await phone.settles()
    await phone.photograph(name)
    expect(await phone.overhang(), `what reaches past the right edge of ${path}`).toBe(0)
    expect(await phone.box('nav[aria-label=เมนูด้านล่าง]'), path).toMatchObject({
      left: 0,
      right: 390,
      bottom: 844,
    })
  }
})
