import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '../package.json' with { type: 'json' }

// What the boot script asks the server before the app's code is here: `METHOD path body`.
// `firstCalls.test.tsx` holds it to what the screens ask for when they open.
const firstCalls = {
  site: 'GET /api/setting/operational/website',
  everyone: ['GET /api/setting'],
  visitors: ['GET /api/configuration'],
  members: [
    'GET /api/auth/user/detail/:uuid',
    'POST /api/auth/setting {}',
    'GET /api/auth/configuration/list',
    'POST /api/auth/user/getCredit/:username {"balanceType":"M"}',
  ],
}
export const landingCalls = ['GET /api/announcement', 'GET /api/deposit', 'GET /api/withdraw/history']
export const dashboardCalls = ['GET /api/auth/announcement', 'GET /api/auth/game/check-in']

/** Who sees a page before any code has come. */
export type PaintedFor = 'visitor' | 'member'

/** What the boot script of one page goes by besides. */
export interface OwnSettings {
  painted?: PaintedFor
  /** What its screen asks for besides. */
  calls?: string[]
  /** The addresses of its code and of the faces of its type. */
  code?: string[]
  faces?: string[]
}

/** What the boot script goes by. */
export const bootSettings = (own: OwnSettings = {}) => ({
  version: app.version,
  ...firstCalls,
  painted: null,
  calls: [],
  code: [],
  faces: [],
  ...own,
})

interface Part {
  file: string
  imports?: string[]
}

/** The addresses of the code that `sources` are made of, from Vite's manifest of what is compiled in `client`. */
export function filesOf(client: string, sources: string[]): string[] {
  const path = join(client, '.vite/manifest.json')
  const parts: Record<string, Part> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const found = new Set<string>()
  const visit = (name: string) => {
    const part = parts[name]
    if (!part || found.has(`/${part.file}`)) return
    found.add(`/${part.file}`)
    part.imports?.forEach(visit)
  }
  Object.keys(parts)
    .filter((name) => sources.some((source) => name.endsWith(source)))
    .forEach(visit)
  return [...found]
}
