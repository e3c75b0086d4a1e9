import { expect, type Locator } from '@playwright/test'

/** Delay (ms) within which every page receives the command, also on a busy machine. */
const SOON = 500

const pressTwice = async (button: HTMLElement | SVGElement, at: number) => {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
  for (let times = 0; times < 2; times++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Presses each button twice at the same moment, in the pages themselves, before any result arrives. */
export async function pressAtOnce(buttons: Locator[]): Promise<void> {
  // A busy button ignores presses.
  for (const button of buttons) await expect(button).toBeEnabled()
  const found = await Promise.all(buttons.map((button) => button.elementHandle()))
  const at = Date.now() + SOON
  await Promise.all(found.map((button) => button?.evaluate(pressTwice, at)))
}
