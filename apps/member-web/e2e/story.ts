import { accessibilityOf } from './accessibility.ts'
import { alteredCalls } from './responseMutations/all.ts'
import { Answers, changedRefusal } from './answers.ts'
import { expect, test as base } from './journey.ts'
import { somebody, type Somebody } from './person.ts'
import { CallCoverage } from './callCoverage.ts'

interface Story {
  answers: Answers
  hasAsked: (visit: string) => Promise<void>
  isAccessible: (visit: string) => Promise<void>
  /** Presses twice: the first press is refused with a text, the second succeeds. */
  refusedFirst: (call: string, press: () => Promise<void>) => Promise<void>
}

export const test = base.extend<
  Story,
  { callCoverage: CallCoverage; changed: Set<string>; newcomer: Somebody }
>({
  callCoverage: [new CallCoverage(), { scope: 'worker' }],
  changed: [new Set(), { scope: 'worker' }],
  newcomer: [somebody(), { scope: 'worker' }],
  page: async ({ page, context, callCoverage, faults }, run) => {
    callCoverage.watch(context)
    faults.expectAnswers(401, 404, 409, 422)
    await run(page)
  },
  answers: ({ page, changed }, run) => run(new Answers(page, changed)),
  hasAsked: ({ callCoverage }, run) =>
    run(async (visit) => {
      const [screen = ''] = visit.split('?')
      const shown = () => callCoverage.awaitedOn(screen).filter((call) => alteredCalls.has(call))
      await expect.poll(shown, `not asked for, or not answered, at ${screen}`).toEqual([])
    }),
  isAccessible: ({ page }, run) => run(accessibilityOf(page)),
  refusedFirst: ({ page, answers }, run) =>
    run(async (call, press) => {
      await answers.refuse(call)
      await press()
      await expect(page.getByText(changedRefusal).first()).toBeVisible()
      await answers.restore()
      await press()
    }),
})

export const demo = { username: 'demo1234', password: 'demo-pass-1234' }

export { expect }
