import { expect } from '@playwright/test'
import { test } from '../withOperator.ts'
import { firstScreens, type Weight, withNews } from './firstScreens.ts'
import { weigh } from './weigh.ts'

const rowsOf = ({ script, everything, requests }: Weight) =>
  [
    ['script', script.toFixed(1), 'kB of JavaScript until a tap is answered'],
    ['everything', everything.toFixed(1), 'kB in all, to quiet'],
    ['requests', String(requests), 'requests, to quiet'],
  ] as const

for (const screen of [...firstScreens, withNews])
  test(`the ${screen.name} keeps to its budget`, async ({ browser, operator }) => {
    const rows = rowsOf(await weigh(browser, operator, screen))
    const { name, limits } = screen
    for (const [part, figure, what] of rows)
      console.log(`${name.padEnd(23)} ${figure.padStart(6)} of ${limits[part]} ${what}`)
    expect(
      rows.filter(([part, figure]) => Number(figure) > limits[part]),
      'what is over its limit',
    ).toEqual([])
  })
