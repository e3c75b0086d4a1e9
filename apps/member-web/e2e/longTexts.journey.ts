import { expect, test } from './journey.ts'
import { openEach, screens } from './openEach.ts'
import { OwnTexts, speakPseudo } from './pseudo.ts'
import { cutTexts, shownTexts } from './textFaults.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

/** Pattern of two Thai letters, or of two lower-case English words; one letter may be a brand's mark. */
const stray = /[\u0E01-\u0E3A\u0E40-\u0E5B]{2}|[a-z]{2,} [a-z]{2,}/

const who = [
  ['a visitor', screens('visitor', 'anyone')],
  ['a member', screens('member')],
] as const

for (const [name, routes] of who) {
  test.describe(name, () => {
    test.beforeEach(async ({ member, operator, faults }) => {
      faults.expectAnswers(404)
      await (name === 'a member' ? member.returnAs(await operator.demo()) : member.leave())
    })

    test('reads every text from the tables, and whole, in a language longer by half', async ({ page }) => {
      const own = new OwnTexts(page)
      await speakPseudo(page)
      await openEach(page, routes, async (address) => {
        const left = await own.leftOf(await page.evaluate(shownTexts))
        const strays = [...new Set(left.filter((text) => stray.test(text)))]
        expect.soft(strays, `${address}: not from a table`).toEqual([])
        expect.soft(await page.evaluate(cutTexts), `${address}: cut`).toEqual([])
      })
    })

    test('reads English whole in letters of twice the size', async ({ page }) => {
      await openEach(page, routes, async (visit) => {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect.soft(await page.evaluate(cutTexts), `${visit}: cut`).toEqual([])
      })
    })
  })
}
