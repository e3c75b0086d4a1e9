import { findBrowser } from './browser.ts'

/** The global setup of runs in a browser: stops with a sentence where there is none. */
export default function needBrowser(): void {
  findBrowser()
}
