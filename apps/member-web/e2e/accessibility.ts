import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { Traffic } from './budget/traffic.ts'

// No style sheets: fetching them again violates the policy of the frames, and no enabled rule reads them.
const media = { assets: ['media'] }
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 844 }

/** Returns a function that checks the loaded screen with axe at a desktop's width. */
export function accessibilityOf(page: Page) {
  const traffic = new Traffic(page.context())
  return async (screen: string): Promise<void> => {
    await traffic.settled(page)
    await page.setViewportSize(desktop)
    // Legacy mode leaves out third-party frames, and opens no page per run.
    const axe = new AxeBuilder({ page })
      .options({ preload: media, resultTypes: ['violations'] })
      .setLegacyMode()
    const { violations } = await axe.analyze()
    await page.setViewportSize(phone)
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect.soft(found, screen).toEqual([])
  }
}
