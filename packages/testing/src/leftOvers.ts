import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** What pnpm, Node and Playwright keep there for the next run. */
const caches = /^(pnpm-|node-compile-cache$|playwright-transform-cache-)/

/** Notes what is in the temporary folder; the answer lists what has come since and was not removed. */
export function watchTemporaryFolder(folder = tmpdir()): () => string[] {
  const before = new Set(readdirSync(folder))
  return () => readdirSync(folder).filter((name) => !before.has(name) && !caches.test(name))
}
