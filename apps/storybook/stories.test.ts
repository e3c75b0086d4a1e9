import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { states, statesOf } from './tagStates.ts'
import { onDesktop, onPhone } from './static/pictured.ts'

const root = join(import.meta.dirname, '../..')
const stories = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
)

test('a designer finds stories of every state', () => {
  for (const state of Object.keys(states))
    expect(stories.filter((name) => statesOf(name).includes(state)).length, state).toBeGreaterThan(9)
})

test('a story has the states that its name says', () => {
  expect(statesOf('Pending')).toEqual(['waiting'])
  expect(statesOf('FailedAtTheBank')).toEqual(['failed'])
  expect(statesOf('NothingTyped')).toEqual(['wrong-input'])
  expect(statesOf('LimitReachedWithLockedMoney')).toEqual(['limit'])
  expect(statesOf('Full')).toEqual([])
})

test('every stored snapshot is of a story that is compared, and each of these has one in every look', () => {
  const stored = globSync('*/*/*.png', { cwd: join(import.meta.dirname, 'static/snapshots') })
  const looks = new Set(stored.map((path) => path.replace(/\/[^/]+$/, '')))
  const wanted = [...looks].flatMap((look) => [...onPhone, ...onDesktop].map((id) => `${look}/${id}.png`))
  expect(looks.size % 4).toBe(0)
  expect(stored.toSorted()).toEqual(wanted.toSorted())
})
