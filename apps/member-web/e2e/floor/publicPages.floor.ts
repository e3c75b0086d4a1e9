import { expect, test } from './test.ts'

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
