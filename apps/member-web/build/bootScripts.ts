import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync, transformSync } from 'esbuild'

const source = (name: string) => join(import.meta.dirname, '../src/boot', name)

/** A script that any browser can read. */
const plain = (name: string) =>
  transformSync(readFileSync(source(name), 'utf8'), { minify: true, target: 'es5' }).code.trim()

/** A script built from the app's modules. */
function bundled(name: string) {
  const { outputFiles } = buildSync({
    entryPoints: [source(name)],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    // The syntax that Chrome 79 and Safari 12 understand.
    target: 'es2018',
    conditions: ['development'],
    write: false,
  })
  return (outputFiles[0]?.text ?? '').trim()
}

let scripts: string[] | undefined

/** The inline scripts of every page: one that any browser can read, then the boot script. */
export const bootScripts = () => (scripts ??= [plain('browser.js'), bundled('boot.ts')])

let scheme: string | undefined

/** The script of a brand with both schemes. */
export const schemeScript = () => (scheme ??= bundled('scheme.ts'))

let keeper: string | undefined

/** The first script of a brand that wants reports. */
export const faultsScript = () => (keeper ??= plain('faults.js'))
