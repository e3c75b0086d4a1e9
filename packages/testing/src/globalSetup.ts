import { fileURLToPath } from 'node:url'

/** Path of the global setup that stops a run without a browser, and names what to install. */
export const needBrowser = fileURLToPath(import.meta.resolve('./needBrowser.ts'))

/** Path of the global setup that gives a run its own temporary folder, for Vitest and Playwright. */
export const temporaryFolder = fileURLToPath(import.meta.resolve('./temporaryFolder.ts'))
