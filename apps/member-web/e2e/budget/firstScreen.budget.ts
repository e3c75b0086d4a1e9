import { expect } from '@playwright/test'
import { test } from '../withHouse.ts'
import { firstScreens } from './firstScreens.ts'
import { weigh } from './weigh.ts'

for (const screen of firstScreens)
  test(`the ${screen.name} keeps to its budget`, async ({ browser, house }) => {
    const { script, everything, requests } = await weigh(browser, house, screen)
    const { limits } = screen
    const rows: [what: string, figure: string, limit: number][] = [
      ['kB of JavaScript until a tap is answered', script.toFixed(1), limits.script],
      ['kB in all, to quiet', everything.toFixed(1), limits.everything],
      ['requests, to quiet', String(requests), limits.requests],
    ]
    for (const [what, figure, limit] of rows)
      console.log(`${screen.name.padEnd(10)} ${figure.padStart(6)} of ${limit} ${what}`)
    expect(
      rows.filter(([, figure, limit]) => Number(figure) > limit),
      'what is over its limit',
    ).toEqual([])
  })
