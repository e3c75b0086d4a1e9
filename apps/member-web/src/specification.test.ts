import { calls } from '@member/api-client'
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { read, shipped, sources } from './houseSources.ts'
import { plan } from './testing/plan.ts'
import { bottomBar, shortcuts } from './shortcuts.ts'
import { specCalls } from './specification/calls.testing.ts'
import { constants } from './specification/constants.testing.ts'
import { failures } from './specification/failures.testing.ts'
import type { Kept } from './specification/kept.testing.ts'
import { messages } from './specification/messages.testing.ts'
import { specRoutes } from './specification/routes.testing.ts'
import { stateAreas } from './specification/stateAreas.testing.ts'

const pathsOf = (table: RouteObject[], base = ''): string[] =>
  table.flatMap(({ path = '', children, index }) => {
    const here = path.startsWith('/') ? path : path ? `${base}/${path}` : base
    return children ? pathsOf(children, here) : index ? [] : [here]
  })

const spelled = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** What a file does, without what it says of itself. */
const codeOf = (file: string) => {
  const found = sources.find(({ path }) => path === file)
  if (!found && !file.startsWith('brands/')) throw new Error(`There is no ${file}.`)
  return found?.code ?? read(file)
}

const isKept = ({ file, says }: Kept) =>
  typeof says === 'string' ? codeOf(file).includes(says) : says.test(codeOf(file))

const isShipped = (file: string) => shipped.some(({ path }) => path === file)

describe('every route of the specification is in the plan, and nothing else', () => {
  const paths = pathsOf(plan)
  test.each(specRoutes)('$spec', ({ plan: path, file }) => {
    expect(paths).toContain(path)
    const name = file.replace(/^.*\/|\.tsx$/g, '')
    expect(isShipped(file)).toBe(true)
    expect(codeOf(file)).toMatch(new RegExp(`export (?:const|function) ${name}\\b`))
  })
  test('beside the ways to /404', () => {
    const known = new Set<string>(specRoutes.map(({ plan: path }) => path))
    expect(paths.filter((path) => !known.has(path))).toEqual(['/auth/*', '/*'])
  })
})

describe('every call of the specification has its function, and a file of the product that sends it', () => {
  const typed = calls.filter(({ row }) => row !== '+')
  test('they are 57, in the specification’s order and spelling', () => {
    expect(specCalls.map(([call]) => call)).toEqual(
      typed.map(({ call }) => `${call.method} ${spelled(call.path)}`),
    )
    expect(specCalls).toHaveLength(57)
  })
  test.each(specCalls)('%s', (call, name, sentBy, from) => {
    expect(isShipped(sentBy)).toBe(true)
    const [imported, ...used] = codeOf(sentBy).match(new RegExp(`\\b${name}\\b`, 'g')) ?? []
    expect(imported).toBe(name)
    expect(used).toContain(name)
    const known = new Set(specRoutes.map(({ visit }) => visit.replace(/\?.*/, '')))
    for (const screen of from) expect(known.has(screen) || screen === '/auth/games/slot/all').toBe(true)
    expect(call).toMatch(/^(GET|POST|PATCH) \/api\//)
  })
})

describe('every state area of the specification is kept', () => {
  test('they are 21', () => expect(stateAreas).toHaveLength(21))
  test.each(stateAreas)('$what in $file', (row) => expect(isKept(row)).toBe(true))
})

describe('every way to fail of the specification is met', () => {
  test.each(failures)('$what in $file', (row) => expect(isKept(row)).toBe(true))
})

describe('every constant of the specification is kept', () => {
  test.each(constants)('$what in $file', (row) => expect(isKept(row)).toBe(true))
})

describe('every message of the specification is kept', () => {
  test.each(messages)('“$what” in $file', (row) => expect(isKept(row)).toBe(true))
})

test('the shortcut table leads where the specification says', () => {
  const targets = [...shortcuts, ...bottomBar('sport')].map(({ to }) => to.replace(/\?.*/, ''))
  expect(targets).toEqual(
    expect.arrayContaining([
      '/auth/deposit',
      '/auth/withdraw',
      '/auth/user/ranking',
      '/auth/media',
      '/auth/media/wheel',
      '/auth/media/promotion',
      '/auth/media/movie',
      '/auth/media/flip-card',
      '/auth/media/flip-card-reward',
      '/auth/games/category',
      '/auth/dashboard',
      '/auth/contact',
    ]),
  )
})
