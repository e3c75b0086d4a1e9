import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '../package.json' with { type: 'json' }

/**
 * What the boot script asks the server before the app's code is here: `METHOD path body`.
 * `firstCalls.test.tsx` holds it to what the screens ask for when they open.
 */
const firstCalls = {
  site: 'GET /api/setting/operational/website',
  everyone: ['GET /api/setting'],
  visitors: ['GET /api/configuration'],
  landing: ['GET /api/announcement', 'GET /api/deposit', 'GET /api/withdraw/history'],
  members: [
    'GET /api/auth/user/detail/:uuid',
    'POST /api/auth/setting {}',
    'GET /api/auth/configuration/list',
    'POST /api/auth/user/getCredit/:username {"balanceType":"M"}',
  ],
  dashboard: ['GET /api/auth/announcement', 'GET /api/auth/game/check-in'],
}

/** What a page is made of, by its addresses. */
export interface PageFiles {
  /** The code of the screen it was made for. */
  code: string[]
  /** The code of a member's home, which stands at its address as well. */
  home: string[]
  /** The faces of its type. */
  faces: string[]
}

/** What the boot script goes by; `painted` is a page that shows its screen before any code has come. */
export const bootSettings = (
  files: PageFiles = { code: [], home: [], faces: [] },
  { painted = false } = {},
) => ({ version: app.version, ...firstCalls, ...files, painted })

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
