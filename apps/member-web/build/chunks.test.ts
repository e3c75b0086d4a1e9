// @vitest-environment node
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunks } from './chunks.ts'

const root = join(import.meta.dirname, '../../..')
const compiled = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/member-web/src/**/*.{ts,tsx}'], {
  cwd: root,
}).map((file) => file.replace(/^(packages\/[^/]+)\/src\/(.+)\.tsx?$/, '$1/dist/$2.js'))

const named = chunks.flatMap(({ name, test: of }) =>
  of && !/node_modules|\(\?/.test(of.source) ? of.source.split('|').map((path) => ({ name, path })) : [],
)

test.each(named)('$path of the file $name is there', ({ path }) => {
  const pattern = new RegExp(path)
  expect(compiled.some((file) => pattern.test(file))).toBe(true)
})
