import type { BackOffice } from './backOffice.ts'
import { expect, test } from './journey.ts'
import type { Member } from './member.ts'

/** Checks that each screen shows maintenance while the site is closed, and that the last one reopens. */
async function closes(member: Member, backOffice: BackOffice, paths: string[], heading: RegExp) {
  await backOffice.setWebsite('MA')
  for (const path of paths) {
    await member.page.goto(path)
    await member.sees(/ปรับปรุง/)
    if (path === '/') await expect(member.page).toHaveURL(/\/ma$/)
  }
  await backOffice.setWebsite('ON')
  await member.sees(heading)
}

// routes.test.tsx covers all other routes: here are those reached differently.
test.describe('under maintenance', () => {
  test.beforeEach(({ faults }) => faults.expectAnswers(503))

  test('a pre-rendered page says so, and comes back by itself', ({ member, backOffice }) =>
    closes(member, backOffice, ['/', '/404', '/legal/terms', '/register'], /สมัครสมาชิก/))

  test('a screen of a member says so, and comes back by itself with the session', async ({
    member,
    operator,
    backOffice,
  }) => {
    await member.returnAs(await operator.demo())
    await closes(member, backOffice, ['/auth/dashboard', '/auth/games/slot/JK', '/auth/withdraw'], /ถอนเงิน/)
  })
})
