import type { Desk } from './desk.ts'
import { expect, test } from './journey.ts'
import type { Member } from './member.ts'
import { routesOf, type SpecRoute } from './specification/routes.ts'

/** Sees that each of these is closed, and that the last comes back by itself when the site is opened. */
async function closes(member: Member, desk: Desk, routes: SpecRoute[]) {
  await desk.setWebsite('MA')
  for (const { visit } of routes) {
    await member.page.goto(visit)
    await member.sees(/ปรับปรุง/)
    if (visit === '/') await expect(member.page).toHaveURL(/\/ma$/)
  }
  await desk.setWebsite('ON')
  await member.sees(routes.at(-1)?.heading ?? '')
}

test.describe('under maintenance', () => {
  test.setTimeout(90_000)
  test.beforeEach(({ faults }) => faults.expectAnswers(503))

  test('every public route says so, and comes back by itself', ({ member, desk }) =>
    closes(member, desk, routesOf('visitor')))

  test('every route of a member says so, and comes back by itself with the session', async ({
    member,
    house,
    desk,
  }) => {
    await member.returnAs(await house.demo())
    await closes(member, desk, routesOf('member'))
  })
})
