import { forMembers } from './alterations/all.ts'
import type { Alteration } from './alterations/alteration.ts'
import { forVisitors } from './alterations/visitors.ts'
import { Answers, isCall } from './answers.ts'
import { expect, test } from './journey.ts'
import type { Member } from './member.ts'

const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** Sees each screen as the server has it, without the other words, and then with each answer changed. */
async function look({ page }: Member, alterations: Alteration[]) {
  const shown = ({ sees }: Alteration) =>
    (typeof sees === 'function' ? sees(page) : page.getByText(sees)).filter({ visible: true }).first()
  for (const screen of new Set(alterations.map((each) => each.screen))) {
    const here = alterations.filter((each) => each.screen === screen)
    await test.step(`${screen} as it is`, async () => {
      // The specification's own calls, as a server without our list of everything has them.
      await new Answers(page).without('ledger')
      const answered = here.map(({ call }) =>
        page.waitForResponse((response) => isCall(call).is(response.request())),
      )
      await page.goto(screen)
      await Promise.all(answered)
      for (const one of here) await expect(shown(one)).toBeHidden()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
    for (const one of here)
      await test.step(`${screen} with another answer to ${one.call}`, async () => {
        const answers = new Answers(page)
        await answers.without('ledger')
        await answers.alter(one.call, one.alter)
        await page.route('**/files/changed.svg', (route) => route.fulfill(picture))
        await page.goto(screen)
        await expect(shown(one)).toBeVisible()
        expect(answers.changed.has(one.call)).toBe(true)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  }
}

test.describe('with an answer changed, the screen is', () => {
  test.setTimeout(90_000)

  test('for visitors', ({ member }) => look(member, forVisitors))

  for (const [feature, alterations] of Object.entries(forMembers))
    test(`for members: ${feature}`, async ({ member, house }) => {
      await member.returnAs(await house.demo())
      await look(member, alterations)
    })
})
