import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onDesktop, onPhone } from './static/pictured.ts'

test('every stored snapshot is of a story that is compared, and each of these has one in every look', () => {
  const stored = globSync('*/*/*.png', { cwd: join(import.meta.dirname, 'static/snapshots') })
  const looks = new Set(stored.map((path) => path.replace(/\/[^/]+$/, '')))
  const wanted = [...looks].flatMap((look) => [...onPhone, ...onDesktop].map((id) => `${look}/${id}.png`))
  expect(looks.size % 4).toBe(0)
  expect(stored.toSorted()).toEqual(wanted.toSorted())
})
