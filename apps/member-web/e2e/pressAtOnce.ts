import type { Locator } from '@playwright/test'

const pressTwice = (button: HTMLElement | SVGElement) => {
  for (let times = 0; times < 2; times++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Presses each of these twice, all at the same moment, in the pages themselves: before either hears of the other's. */
export async function pressAtOnce(buttons: Locator[]): Promise<void> {
  const found = await Promise.all(buttons.map((button) => button.elementHandle()))
  await Promise.all(found.map((button) => button?.evaluate(pressTwice)))
}
