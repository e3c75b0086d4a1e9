import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { Traffic } from './budget/traffic.ts'

// No style sheets: asking for them again breaks the policy of the frames, and no rule in use reads them.
const media = { assets: ['media'] }
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 844 }

/** Checks loaded screens with axe at a desktop's width; the stories cover a phone's. */
export function accessibilityOf(page: Page) {
  const traffic = new Traffic(page.context())
  return async (screen: string): Promise<void> => {
    await traffic.quiet(500)
    await page.setViewportSize(desktop)
    // Legacy mode leaves out what third parties show in frames of their own origins, and opens no page for each run.
    const axe = new AxeBuilder({ page })
      .options({ preload: media, resultTypes: ['violations'] })
      .setLegacyMode()
    const { violations } = await axe.analyze()
    await page.setViewportSize(phone)
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect.soft(found, screen).toEqual([])
  }
}
