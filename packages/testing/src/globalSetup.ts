import { fileURLToPath } from 'node:url'

/** Global setup that stops a run without a browser, and names what to install. */
export const needBrowser = fileURLToPath(import.meta.resolve('./needBrowser.ts'))

/** Global setup that gives a run its own temporary folder, for Vitest and Playwright. */
export const temporaryFolder = fileURLToPath(import.meta.resolve('./temporaryFolder.ts'))
