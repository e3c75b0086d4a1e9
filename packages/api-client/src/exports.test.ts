import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const moduleOf = (entryPoint: string) =>
  entryPoint === '.'
    ? 'index'
    : entryPoint.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test.each(Object.entries(manifest.exports))(
  'the entry point %s is a source, a build and its types',
  (name, targets) => {
    const module = targets.development.replace(/^\.\/src\/|\.ts$/g, '')
    expect(module.replace(/\/index$/, '').replace(/^.*\//, '')).toBe(moduleOf(name))
    expect(targets).toEqual({
      development: `./src/${module}.ts`,
      types: `./dist/${module}.d.ts`,
      default: `./dist/${module}.js`,
    })
  },
)

test('importing a part of the package runs nothing of the rest', () => {
  expect(manifest.sideEffects).toBe(false)
})
