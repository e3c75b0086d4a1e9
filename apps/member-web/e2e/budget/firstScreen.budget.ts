import { expect } from '@playwright/test'
import { test } from '../withHouse.ts'
import { firstScreens, type Weight } from './firstScreens.ts'
import { weigh } from './weigh.ts'

const what: Record<keyof Weight, string> = {
  script: 'kB of JavaScript until a tap is answered',
  everything: 'kB in all, to quiet',
  requests: 'requests, to quiet',
}

for (const screen of firstScreens) {
  const { name, limits } = screen
  test(limits ? `the ${name} keeps to its budget` : `the ${name} is weighed`, async ({ browser, house }) => {
    const weight = await weigh(browser, house, screen)
    const over: string[] = []
    for (const part of ['script', 'everything', 'requests'] as const) {
      const figure = Number(weight[part].toFixed(1))
      const row = `${name.padEnd(23)} ${figure} of ${limits?.[part] ?? 'no limit'}: ${what[part]}`
      console.log(row)
      if (limits && figure > limits[part]) over.push(row)
    }
    expect(over, 'what is over its limit').toEqual([])
  })
}
