import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Package = 'chromium' | 'chromium-headless-shell'

const here = (name: Package) =>
  [`/usr/bin/${name}`, ...usualPlaces, chromium.executablePath()].find((place) => existsSync(place))

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

export const browserLaunch = () => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? here('chromium-headless-shell')
  return { args: browserArguments, ...(executablePath && { executablePath }) }
}

export const hasBrowser = () => Boolean(process.env['CHROMIUM_PATH'] ?? here('chromium-headless-shell'))

export const findBrowser = (name: Package = 'chromium-headless-shell'): string => {
  const given = process.env['CHROMIUM_PATH']
  if (given && existsSync(given)) return given
  if (given) stop(`CHROMIUM_PATH is ${given}, where nothing is: point it at a Chromium or Chrome binary.`)
  return (
    here(name) ??
    stop(
      `The browser tests need Chromium: \`pnpm test\` installs it where it may. Install it (on Debian: sudo apt-get install ${name}), or set CHROMIUM_PATH to a Chromium or Chrome binary.`,
    )
  )
}
