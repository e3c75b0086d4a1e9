import type { FirstScreen } from '../e2e/budget/firstScreens.ts'
import type { Http2Proxy } from './Http2Proxy.ts'
import { freshPhone, type PhoneOf } from './phone.ts'
import { openPage, visit, type Visit, worstTap } from './visit.ts'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const plainPageOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const allowed = new Set([
      'src',
      'href',
      'alt',
      'type',
      'lang',
      'viewBox',
      'd',
      'fill',
      'cx',
      'cy',
      'r',
      'x',
      'y',
      'points',
      'transform',
    ])
    const drawn = document.querySelectorAll<HTMLElement | SVGElement>('body img, body svg')
    const boxes = Array.from(drawn, (picture) => picture.getBoundingClientRect())
    const body = document.body.cloneNode(true)
    if (!(body instanceof HTMLElement)) throw new Error('The page has no body.')
    body.querySelectorAll('img, svg').forEach((picture, index) => {
      const { width = 0, height = 0 } = boxes[index] ?? {}
      picture.setAttribute('width', String(Math.round(width)))
      picture.setAttribute('height', String(Math.round(height)))
    })
    allowed.add('width').add('height')
    for (const gone of body.querySelectorAll('script, style, noscript, iframe, template, [hidden]'))
      gone.remove()
    for (const element of body.querySelectorAll('*'))
      for (const { name } of Array.from(element.attributes))
        if (!allowed.has(name)) element.removeAttribute(name)
    const look = 'body{margin:16px;font:16px/1.5 system-ui}*{box-sizing:border-box}img,svg{max-width:100%}'
    return [
      '<!doctype html><html lang="th"><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${document.title}</title><style>${look}</style>`,
      `<body>${body.innerHTML}</body></html>`,
    ].join('')
  })

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

const spent = () => {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }))
  return { busy: sum(times.map(({ busy }) => busy)), idle: sum(times.map(({ idle }) => idle)) }
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Waits up to twenty seconds until the machine is 80 % idle; returns the share of idle time. */
export const waitUntilIdle = async (): Promise<number> => {
  for (let looked = 0; ; looked++) {
    const before = spent()
    await sleep(500)
    const after = spent()
    const idle = after.idle - before.idle
    const share = idle / (idle + after.busy - before.busy)
    if (share >= 0.8 || looked === 40) return share
  }
}
