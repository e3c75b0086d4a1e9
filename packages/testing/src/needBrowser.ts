import { findBrowser } from './browser.ts'

/** Global setup of browser tests: stops with a message if there is no browser. */
export default function needBrowser(): void {
  findBrowser()
}
