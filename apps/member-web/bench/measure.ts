import type { FirstScreen } from '../e2e/budget/firstScreens.ts'
import type { Http2Proxy } from './Http2Proxy.ts'
import { freshPhone, type PhoneOf } from './phone.ts'
import { plainPageOf } from './plainPage.ts'
import { openPage, visit, type Visit, worstTap } from './visit.ts'

const touched: Record<string, string[]> = {
  landing: ['header button'],
  login: ['main form input', 'main form button[type=submit]', 'header button'],
  dashboard: ['main section button', 'main a[href="/auth/deposit"]'],
}

export interface Measured {
  cold: Visit
  warm: Visit
  plainCold: Visit
  plainWarm: Visit
  tap: number
}

interface Bench {
  proxy: Http2Proxy
  runs: number
  settle: () => Promise<unknown>
}

/** Visits a screen and its plain page `runs` times, each on a fresh phone; returns the medians. */
export const measure = async (
  screen: FirstScreen,
  { proxy, runs, settle, ...of }: Bench & PhoneOf,
): Promise<Measured> => {
  const twice = async (path: string, use?: string[]) => {
    const phone = await freshPhone(proxy, of)
    await settle()
    const page = await openPage(phone.context)
    const cold = await visit(page, of.origin + path)
    const plain = await plainPageOf(page)
    await page.close()
    await settle()
    const again = await openPage(phone.context)
    const warm = await visit(again, of.origin + path)
    // Last: some taps, such as hiding the amounts, are stored and would change the warm visit.
    const tap = use ? await worstTap(again, use) : 0
    await phone.dismiss()
    return { cold, warm, tap, plain }
  }
  const site: Awaited<ReturnType<typeof twice>>[] = []
  const plain: typeof site = []
  for (let run = 0; run < runs; run++) {
    const visited = await twice(screen.path, touched[screen.name])
    site.push(visited)
    proxy.publish(`/plain/${screen.name}`, visited.plain)
    plain.push(await twice(`/plain/${screen.name}`))
  }
  return {
    cold: middle(site.map(({ cold }) => cold)),
    warm: middle(site.map(({ warm }) => warm)),
    plainCold: middle(plain.map(({ cold }) => cold)),
    plainWarm: middle(plain.map(({ warm }) => warm)),
    tap: median(site.map(({ tap }) => tap)),
  }
}

export const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

const middle = (visits: Visit[]): Visit => ({
  firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  blocked: median(visits.map(({ blocked }) => blocked)),
  longestTask: median(visits.map(({ longestTask }) => longestTask)),
  shift: median(visits.map(({ shift }) => shift)),
  moved: visits.flatMap(({ moved }) => moved),
})
