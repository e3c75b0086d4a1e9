import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { clientDir } from '../../build/places.ts'
import type { Sent } from './traffic.ts'

/** kB of a first screen as sent, by package, or by kind for files that are not code. */
export type Packages = Record<string, number>

const maps = join(clientDir, '../source-maps/assets')

const kindOf = (path: string) => {
  if (path.startsWith('/api/')) return 'calls'
  if (/\.woff2?$/.test(path)) return 'typefaces'
  if (/\.(?:svg|png|jpe?g|webp|avif|ico|gif)$/.test(path) || path.startsWith('/files/')) return 'pictures'
  if (/words-\w+\.\w+\.json$/.test(path)) return 'words'
  if (/\.(?:js|json|webmanifest|css)$/.test(path)) return 'other files'
  return 'page'
}

const packageOf = (source: string) => {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  const own = /packages\/([^/]+)\//.exec(source)?.[1]
  return library ?? (own ? `@member/${own}` : '@member/web')
}

/** Returns the share (0 to 1) of each package in a compiled file, by its source map. */
const sharesOf = (map: string, code: string): Record<string, number> => {
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')))
  const letters: Record<string, number> = {}
  for (const [row, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources.findEntry(row, column)
      const name =
        'originalSource' in entry && entry.originalSource ? packageOf(entry.originalSource) : 'bundler'
      letters[name] = (letters[name] ?? 0) + 1
    }
  return Object.fromEntries(Object.entries(letters).map(([name, count]) => [name, count / code.length]))
}

const known = new Map<string, Record<string, number>>()

/** Returns the share of each package in a file, or its kind if it has no source map. */
const packagesIn = (path: string): Record<string, number> => {
  const map = join(maps, `${basename(path)}.map`)
  const code = join(clientDir, 'assets', basename(path))
  if (!path.endsWith('.js') || !existsSync(map)) return { [kindOf(path)]: 1 }
  const shares = known.get(path) ?? sharesOf(map, readFileSync(code, 'utf8'))
  known.set(path, shares)
  return shares
}

/** Returns the kB of each package among the files that a screen requested, the largest first. */
export const bytesByPackage = (sent: readonly Sent[]): Packages => {
  const sums: Packages = {}
  for (const { path, bytes } of sent)
    for (const [name, share] of Object.entries(packagesIn(path)))
      sums[name] = (sums[name] ?? 0) + (bytes * share) / 1000
  return Object.fromEntries(
    Object.entries(sums)
      .map(([name, kB]): [string, number] => [name, Math.round(kB * 100) / 100])
      .toSorted(([, one], [, other]) => other - one),
  )
}

/** Returns the packages that differ from the saved ones by 0.1 kB or more, the largest growth first. */
export const changedPackages = (
  now: Packages,
  saved: Packages = {},
): { name: string; kB: number; by: number }[] =>
  [...new Set([...Object.keys(now), ...Object.keys(saved)])]
    .map((name) => ({ name, kB: now[name] ?? 0, by: (now[name] ?? 0) - (saved[name] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= 0.1)
    .toSorted((one, other) => other.by - one.by)
