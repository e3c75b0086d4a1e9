import { join } from 'node:path'
import type { ReporterDescription } from '@playwright/test'
import { isReported, reportFolder } from './reportFolder.ts'

export const journeyReporters = (): ReporterDescription[] => [
  ['list'],
  ...(isReported()
    ? [['json', { outputFile: join(reportFolder(), 'playwright.json') }] as ReporterDescription]
    : []),
]
