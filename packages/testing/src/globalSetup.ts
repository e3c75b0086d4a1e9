import { fileURLToPath } from 'node:url'

/** Path of the global setup that ends a run as skipped if there is no browser. */
export const needBrowser = fileURLToPath(import.meta.resolve('./needBrowser.ts'))

/** Path of the global setup that gives a run its own temporary folder, for Vitest and Playwright. */
export const temporaryFolder = fileURLToPath(import.meta.resolve('./temporaryFolder.ts'))
