import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Pattern of files that pnpm, Node and Playwright leave for the next run. */
const caches = /^(pnpm-|node-compile-cache$|playwright-transform-cache-)/

/** Lists the temporary folder; the returned function lists files added since. */
export function watchTemporaryFolder(folder = tmpdir()): () => string[] {
  const before = new Set(readdirSync(folder))
  return () => readdirSync(folder).filter((name) => !before.has(name) && !caches.test(name))
}
