import { fileURLToPath } from 'node:url'

/** The global setup that stops a run where there is no browser, with what to install. */
export const needBrowser = fileURLToPath(import.meta.resolve('./needBrowser.ts'))

/** The global setup that gives a run a temporary folder of its own, for Vitest and Playwright. */
export const temporaryFolder = fileURLToPath(import.meta.resolve('./temporaryFolder.ts'))
