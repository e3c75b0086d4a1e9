import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

test('the package has fourteen entry points, each a source, a build and its types', () => {
  expect(manifest).toHaveProperty('sideEffects', false)
  expect(manifest).toHaveProperty('exports', {
    '.': entryPoint('index'),
    './connection': entryPoint('connection'),
    './early': entryPoint('early'),
    './contract': entryPoint('contract'),
    './follow-live': entryPoint('followLive'),
    './passkey': entryPoint('passkey'),
    './search': entryPoint('search'),
    './session': entryPoint('session'),
    './session-scope': entryPoint('sessionScope'),
    './setting': entryPoint('setting'),
    './stored': entryPoint('stored'),
    './tables': entryPoint('tables'),
    './testing': entryPoint('testing'),
    './thai-qr': entryPoint('thaiQr'),
  })
})

const entryPoint = (name: string) => ({
  development: `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
})
