import { test as base, expect, type Locator } from '@playwright/test'
import { Operator } from './operator.ts'

export const test = base.extend<object, { brand: string; operator: Operator }>({
  brand: ['saengthong', { option: true, scope: 'worker' }],
  operator: [
    async ({ brand }, run) => {
      const operator = await Operator.open(brand)
      await run(operator)
      await operator.close()
    },
    { scope: 'worker' },
  ],
})

const pressTwice = (button: HTMLElement | SVGElement) => {
  for (let times = 0; times < 2; times++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Presses each button twice at the same moment, in the pages themselves, before any result arrives. */
export async function pressAtOnce(buttons: Locator[]): Promise<void> {
  // A busy button ignores presses.
  for (const button of buttons) await expect(button).toBeEnabled()
  const found = await Promise.all(buttons.map((button) => button.elementHandle()))
  await Promise.all(found.map((button) => button?.evaluate(pressTwice)))
}
