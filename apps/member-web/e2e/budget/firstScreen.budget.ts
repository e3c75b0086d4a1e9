import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isReported, reportFolder } from '@member/testing/report-folder'
import { expect } from '@playwright/test'
import { Http2Proxy } from '../../bench/Http2Proxy.ts'
import { layLine } from '../../bench/line.ts'
import { measure } from '../../bench/measure.ts'
import { test } from '../withOperator.ts'
import { changedPackages } from './byPackage.ts'
import { lastFigures, lastPackages, paintFigures, shiftLimit, weightFigures } from './figures.ts'
import { firstScreens, withNews } from './firstScreens.ts'
import { weigh } from './weigh.ts'

const report = (lines: string[]) => {
  for (const line of lines) console.log(line)
  if (!isReported()) return
  mkdirSync(reportFolder(), { recursive: true })
  appendFileSync(join(reportFolder(), 'figures.txt'), `${lines.join('\n')}\n`)
}

for (const screen of [...firstScreens, withNews])
  test(`the ${screen.name} keeps to its budget`, async ({ browser, operator }) => {
    const { name, limits, session, news } = screen
    const weight = await weigh(browser, operator, screen)
    const proxy = await Http2Proxy.open(operator.site)
    const line = await layLine(proxy.port)
    proxy.publish('/plain/blank', '<!doctype html><title>blank</title>')
    try {
      // A single run beside other work: its times are reported, not checked.
      const measured = await measure(screen, {
        proxy,
        origin: `https://localhost:${line.port}`,
        runs: 1,
        settle: async () => {},
        browser: 'chromium-headless-shell',
        ...(session && { person: await operator.demo() }),
        ...(session && !news && { dismiss: await operator.announcements() }),
      })
      const figures = { ...weightFigures(weight), ...paintFigures(measured) }
      const last = lastFigures[name]
      report(
        Object.entries(figures).map(
          ([what, figure]) =>
            `${name.padEnd(23)} ${what.padEnd(38)} ${figure.toFixed(2).padStart(8)}, last ${last?.[what]?.toFixed(2) ?? '–'}`,
        ),
      )
      const changes = changedPackages(weight.packages, lastPackages[name]).map(
        ({ name: of, kB, by }) => `${of} ${kB.toFixed(1)} kB (${by > 0 ? '+' : ''}${by.toFixed(1)})`,
      )
      if (changes.length > 0) report([`${name.padEnd(23)} changed: ${changes.join(', ')}`])
      for (const [what, figure] of Object.entries(figures))
        expect(figure, `${what} was measured`).toBeGreaterThanOrEqual(0)
      expect(measured.cold.largestPaint, 'something was painted').toBeGreaterThan(0)
      expect(weight.script, 'kB of JavaScript until hydrated').toBeLessThanOrEqual(limits.script)
      expect(weight.everything, `kB in all, to quiet; changed: ${changes.join(', ')}`).toBeLessThanOrEqual(
        limits.everything,
      )
      expect(weight.requests, 'requests, to quiet').toBeLessThanOrEqual(limits.requests)
      expect(weight.shift, 'layout shift').toBeLessThanOrEqual(shiftLimit)
      // On a slow machine the notice of a slow connection moves the page, as it would a member's.
      if (measured.cold.shift > shiftLimit) console.log(`moved: ${measured.cold.moved.join('; ')}`)
    } finally {
      line.cut()
      proxy.close()
    }
  })
