import { forMembers } from './responseMutations/all.ts'
import type { ResponseMutation } from './responseMutations/responseMutation.ts'
import { forVisitors } from './responseMutations/visitors.ts'
import { Answers } from './answers.ts'
import { expect, test } from './journey.ts'
import type { Member } from './member.ts'
import type { BackOffice } from './backOffice.ts'

const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** Opens each screen with all its answers changed, and checks for the changed texts. */
async function look({ page }: Member, mutations: ResponseMutation[]) {
  const shown = ({ sees }: ResponseMutation) =>
    (typeof sees === 'function' ? sees(page) : page.getByText(sees)).filter({ visible: true }).first()
  // On the context, because a picture may be requested after the screen's own answers were restored.
  await page.context().route('**/files/changed.svg', (route) => route.fulfill(picture))
  for (const screen of new Set(mutations.map((each) => each.screen)))
    await test.step(screen, async () => {
      const here = mutations.filter((each) => each.screen === screen)
      const answers = new Answers(page)
      // The specification's own calls, as on a server without a ledger.
      await answers.without('ledger')
      for (const { call, alter } of here) await answers.alter(call, alter)
      await page.goto(screen)
      for (const one of here) await expect(shown(one), one.call).toBeVisible()
      for (const { call } of here) expect(answers.changed, screen).toContain(call)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
}

test.describe('with an answer changed, the screen is', () => {
  test('for visitors', ({ member }) => look(member, forVisitors))

  for (const [feature, mutations] of Object.entries(forMembers))
    test(`for members: ${feature}`, async ({ member, operator }) => {
      await member.returnAs(await operator.demo())
      await look(member, mutations)
    })
})

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
