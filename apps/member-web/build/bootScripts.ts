import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync, transformSync } from 'esbuild'

const source = (name: string) => join(import.meta.dirname, '../src/boot', name)

const plain = (name: string) =>
  transformSync(readFileSync(source(name), 'utf8'), { minify: true, target: 'es5' }).code.trim()

function bundled(name: string) {
  const { outputFiles } = buildSync({
    entryPoints: [source(name)],
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    // Syntax that Chrome 79 and Safari 12 support.
    target: 'es2018',
    conditions: ['development'],
    write: false,
  })
  return (outputFiles[0]?.text ?? '').trim()
}

let scripts: string[] | undefined

export const bootScripts = () => (scripts ??= [plain('browser.js'), bundled('boot.ts')])

let scheme: string | undefined

export const schemeScript = () => (scheme ??= bundled('scheme.ts'))

let keeper: string | undefined

export const faultsScript = () => (keeper ??= plain('faults.js'))
