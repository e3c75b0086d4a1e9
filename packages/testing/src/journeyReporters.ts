import { join } from 'node:path'
import type { ReporterDescription } from '@playwright/test'
import { isReported, reportFolder } from './reportFolder.ts'

/** Reporters of Playwright: its list, and in a test script a file for the report of the whole run. */
export const journeyReporters = (): ReporterDescription[] => [
  ['list'],
  ...(isReported()
    ? [['json', { outputFile: join(reportFolder(), 'playwright.json') }] as ReporterDescription]
    : []),
]
