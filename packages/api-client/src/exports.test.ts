import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

test('the package has nine entry points, each a source, a build and its types', () => {
  expect(manifest).toHaveProperty('sideEffects', false)
  expect(manifest).toHaveProperty('exports', {
    '.': door('index'),
    './connection': door('connection'),
    './early': door('early'),
    './contract': door('contract'),
    './examples': door('examples'),
    './session': door('session'),
    './session-scope': door('sessionScope'),
    './testing': door('testing'),
    './thai-qr': door('thaiQr'),
  })
})

const door = (name: string) => ({
  development: `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
})
