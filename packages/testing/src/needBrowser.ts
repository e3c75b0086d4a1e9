import { findBrowser, hasBrowser } from './browser.ts'
import { noteSkipped } from './skipped.ts'

/** Global setup of browser tests: without a browser they are skipped, which the whole run's report says. */
export default function needBrowser(): void {
  const task = process.env['npm_lifecycle_event'] ?? 'the browser tests'
  if (hasBrowser()) {
    noteSkipped(task)
    // Stops if CHROMIUM_PATH points at nothing.
    return void findBrowser()
  }
  noteSkipped(task, 'no Chromium here: install chromium-headless-shell, or set CHROMIUM_PATH')
  process.exit(0)
}
