import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Pattern of files that pnpm, Node and Playwright leave for the next run. */
const caches = /^(pnpm-|node-compile-cache$|playwright-transform-cache-)/

/** Returns a function that lists the files added to the temporary folder since, without caches. */
export function watchTemporaryFolder(folder = tmpdir()): () => string[] {
  const before = new Set(readdirSync(folder))
  return () => readdirSync(folder).filter((name) => !before.has(name) && !caches.test(name))
}
