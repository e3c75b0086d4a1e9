import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textSize } from './scale.ts'

const root = join(import.meta.dirname, '..')
const styles = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\.|^gallery|scale\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

test('every text size of a component is one of the scale', () => {
  const scale: string[] = Object.values(textSize)
  const sizes = [...styles.matchAll(/font-size: ([\d.]+rem)/g)].map(([, size = '']) => size)
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter((size) => !scale.includes(size))).toEqual([])
})

test('every text size of the scale is used', () => {
  expect(Object.values(textSize).filter((size) => !styles.includes(size))).toEqual([])
})
