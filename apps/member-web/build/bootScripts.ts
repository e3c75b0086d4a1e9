import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync, transformSync } from 'esbuild'

const source = (name: string) => join(import.meta.dirname, '../src/boot', name)

/** A script that any browser can read. */
const plain = (name: string) =>
  transformSync(readFileSync(source(name), 'utf8'), { minify: true, target: 'es5' }).code.trim()

let scripts: string[] | undefined

/** The inline scripts of every page: one that any browser can read, then the boot script, built from the app's modules. */
export function bootScripts() {
  if (scripts) return scripts
  const { outputFiles } = buildSync({
    entryPoints: [source('boot.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    // What Chrome 79 and Safari 12 know.
    target: 'es2018',
    conditions: ['development'],
    write: false,
  })
  scripts = [plain('browser.js'), (outputFiles[0]?.text ?? '').trim()]
  return scripts
}

let keeper: string | undefined

/** The first script of a brand that wants reports. */
export const faultsScript = () => (keeper ??= plain('faults.js'))
