import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '../package.json' with { type: 'json' }

/**
 * What the boot script asks the server before the app's code is here: `METHOD path body`.
 * `firstCalls.test.tsx` holds it to what the screens ask for when they open.
 */
const firstCalls = {
  everyone: ['GET /api/setting/operational/website', 'GET /api/setting'],
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

/** What the boot script goes by; `files` are the dashboard's code. */
export const bootSettings = (files: string[] = []) => ({ version: app.version, ...firstCalls, files })

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
