import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type FirstScreen, firstScreens, withNews } from '../e2e/budget/firstScreens.ts'
import { changedPackages, type Packages } from '../e2e/budget/byPackage.ts'
import { lastFigures, lastPackages, paintFigures, shiftLimit, weightFigures } from '../e2e/budget/figures.ts'
import { weigh } from '../e2e/budget/weigh.ts'
import { browserArguments, findBrowser } from '@member/testing/browser'
import { Operator } from '../e2e/operator.ts'
import { freePort } from '@member/testing/free-port'
import temporaryFolder from '@member/testing/temporary-folder'
import { waitUntilIdle, measure, median } from './measure.ts'
import { Http2Proxy } from './Http2Proxy.ts'
import { layLine } from './line.ts'
import { score, printRows, rowsOf } from './rows.ts'
import { freshPhone } from './phone.ts'
import lastRoutes from '../e2e/budget/routes.json' with { type: 'json' }
import { benchRoutes, headOfRoutes, type RouteFigures, rowOfRoute } from './routes.ts'

// `pnpm bench:web [--runs 5] [--brand saengthong] [--only login] [--routes] [--lighthouse] [--bytes] [--save]`
const { values: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    brand: { type: 'string', default: 'saengthong' },
    only: { type: 'string' },
    // Every route, cold from a link and from the menu.
    routes: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    // Bytes and requests alone, which are the same on a busy machine.
    bytes: { type: 'boolean', default: false },
    // Stores the figures in the repository, for `pnpm test` to compare with.
    save: { type: 'boolean', default: false },
  },
})

// Phones and reports of an interrupted run go with it.
temporaryFolder()

// Closed at the end, in reverse order, also after a failure.
const open: (() => unknown)[] = []
const opened = <Thing>(thing: Thing, close: (thing: Thing) => unknown) => {
  open.unshift(() => close(thing))
  return thing
}

try {
  await bench()
} finally {
  for (const close of open) await close()
}
process.exit(0)

async function bench() {
  const operator = opened(await Operator.open(asked.brand), (it) => it.close())
  const proxy = opened(await Http2Proxy.open(operator.site), (it) => it.close())
  const line = opened(await layLine(proxy.port), (it) => it.cut())
  proxy.publish('/plain/blank', '<!doctype html><title>blank</title>')
  // The same browser as in the tests: another one also requests the icon.
  const launched = { executablePath: findBrowser('chromium-headless-shell'), args: browserArguments }
  const browser = opened(await chromium.launch(launched), (it) => it.close())
  console.log(
    `${asked.brand}: CPU 4 times slower, 150 ms, 1.6 Mbit/s; medians of ${asked.runs}; load ${loadavg()[0]}`,
  )

  if (asked.routes) {
    await benchEveryRoute({ proxy, origin: `https://localhost:${line.port}`, operator })
    return
  }
  const announcements = await operator.announcements()
  const ownerOf = async ({ session, news }: FirstScreen) => ({
    ...(session && { person: await operator.demo() }),
    ...(session && !news && { dismiss: announcements }),
  })

  const lightOnce = async (path: string, owner: Awaited<ReturnType<typeof ownerOf>>) => {
    const port = await freePort()
    const origin = `https://localhost:${proxy.port}`
    // Lighthouse weights the time of every task fourfold, including other processes that use the cores.
    const phone = await freshPhone(proxy, { origin, port, browser: 'chromium-headless-shell', ...owner })
    await waitUntilIdle()
    const scored = await score(origin + path, port)
    await phone.dismiss()
    return scored
  }

  const light = async (path: string, owner: Awaited<ReturnType<typeof ownerOf>>) => {
    const lit: Awaited<ReturnType<typeof lightOnce>>[] = []
    for (let run = 0; run < runs; run++) lit.push(await lightOnce(path, owner))
    return {
      scores: (lit[0]?.scores ?? []).map((_, category) =>
        median(lit.map(({ scores }) => scores[category] ?? 0)),
      ),
      found: new Set(lit.flatMap(({ found }) => found)),
    }
  }

  const origin = `https://localhost:${line.port}`
  const runs = Number(asked.runs)
  const figures = { ...lastFigures }
  const packages = { ...lastPackages }
  const keep = (name: string, measured: Record<string, number>) => {
    figures[name] = { ...figures[name], ...measured }
  }
  for (const screen of [...firstScreens, withNews].filter(({ name }) => !asked.only || name === asked.only)) {
    const weight = await weigh(browser, operator, screen)
    keep(screen.name, weightFigures(weight))
    packages[screen.name] = weight.packages
    if (asked.bytes) {
      console.log(`\n${screen.name}`)
      for (const [what, figure] of Object.entries(weightFigures(weight))) console.log(`  ${what} ${figure}`)
      printPackages(weight.packages, lastPackages[screen.name])
      continue
    }
    const owner = await ownerOf(screen)
    const measured = await measure(screen, { proxy, origin, runs, settle: waitUntilIdle, ...owner })
    keep(screen.name, paintFigures(measured))
    const lit = asked.lighthouse && screen !== withNews ? await light(screen.path, owner) : undefined
    printRows(screen.name, rowsOf(screen, weight, measured, lit?.scores))
    for (const fault of lit?.found ?? []) console.log(`  Lighthouse: ${fault}`)
  }

  if (asked.save) {
    save('figures.json', figures)
    save('packages.json', packages)
  }
}

async function benchEveryRoute(of: Pick<Parameters<typeof benchRoutes>[0], 'proxy' | 'origin' | 'operator'>) {
  const { only, runs } = asked
  const table: Record<string, RouteFigures> = { ...lastRoutes }
  console.log(headOfRoutes)
  for await (const { path, figures, moved } of benchRoutes({
    ...of,
    only,
    runs: Number(runs),
  })) {
    table[path] = figures
    // At once: an interrupted run loses nothing.
    if (asked.save) save('routes.json', table)
    console.log(rowOfRoute(path, figures))
    if (figures.shift > shiftLimit) for (const what of moved) console.log(`  ${what}`)
  }
}

function save(name: string, content: object) {
  const file = join(import.meta.dirname, '../e2e/budget', name)
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`)
}

function printPackages(packages: Packages, saved: Packages | undefined) {
  const changes = new Map(changedPackages(packages, saved).map(({ name, by }) => [name, by]))
  for (const [name, kB] of Object.entries(packages)) {
    const by = changes.get(name)
    const change = by === undefined ? '' : `${by > 0 ? '+' : ''}${by.toFixed(2)} since it was saved`
    console.log(`    ${name.padEnd(28)} ${kB.toFixed(2).padStart(8)} kB  ${change}`)
  }
}
