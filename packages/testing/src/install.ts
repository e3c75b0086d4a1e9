import { existsSync } from 'node:fs'
import { installDebian } from './debian.ts'
import { findPostgres, findProgram } from './programs.ts'

// Installs what the tests use besides npm packages. It imports no npm package, so that a container image can run
// it: `node packages/testing/src/install.ts`.

/** Returns true if a Debian package's folder of fonts is there; other systems have letters of their own. */
const hasFonts = (folder: string) =>
  process.platform !== 'linux' || existsSync(`/usr/share/fonts/truetype/${folder}`)

/** Debian packages, each with a function whose result is truthy if the package is not needed. */
const packages: Record<string, () => unknown> = {
  // CHROMIUM_PATH replaces Debian's browser.
  'chromium-headless-shell': () => process.env['CHROMIUM_PATH'] || findProgram('chromium-headless-shell'),
  // Letters of about the width of a phone's, for pages whose typefaces come late.
  'fonts-tlwg-loma': () => hasFonts('tlwg'),
  'fonts-liberation': () => hasFonts('liberation'),
  nginx: () => findProgram('nginx'),
  caddy: () => findProgram('caddy'),
  openssl: () => findProgram('openssl'),
  postgresql: () => process.env['DATABASE_URL'] || findPostgres(),
  // For `pnpm test:all` only.
  chromium: () => findProgram('chromium') || findProgram('google-chrome'),
  'webkit2gtk-driver': () => findProgram('WebKitWebDriver'),
  xvfb: () => findProgram('Xvfb'),
}

const missing = () => Object.keys(packages).filter((name) => !packages[name]?.())
if (missing().length > 0) installDebian(...missing())

export const notInstalled = missing()
if (notInstalled.length > 0)
  console.log(
    `Not on this machine, and not installed: ${notInstalled.join(', ')}. ` +
      'What needs them is skipped, or says so. On Debian: sudo apt-get install with these names.',
  )
