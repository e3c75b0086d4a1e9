import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export const home = 'http://storybook.localhost'

const folder = join(import.meta.dirname, '../storybook-static')

/** Serves the built Storybook at `home`. Returns what was asked of others, and what is not there. */
export async function serveFolder(page: Page): Promise<{ foreign: string[]; missing: string[] }> {
  const foreign: string[] = []
  const missing: string[] = []
  await page.context().route('**', (route) => {
    const { origin, pathname, href } = new URL(route.request().url())
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (origin !== home) foreign.push(href)
    else if (existsSync(path)) return route.fulfill({ path })
    else missing.push(pathname)
    return route.abort()
  })
  return { foreign, missing }
}
