import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { migrationsFolder } from './migrations.ts'
import { breakingChanges, Snapshot } from './breakingChanges.ts'

const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
const snapshot = (name: string) => {
  const path = join(migrationsFolder, 'meta', `${name.slice(0, 4)}_snapshot.json`)
  return v.parse(Snapshot, JSON.parse(readFileSync(path, 'utf8')))
}
/** The last migration that could still remove columns; since then, servers are updated one by one. */
const lastFree = '0004'

const judged = names.filter((name) => name.slice(0, 4) > lastFree && !name.slice(5).startsWith('contract_'))

test.each(judged)('%s lets a process of the former code go on', (name) => {
  const former = names[names.indexOf(name) - 1] ?? ''
  const statements = readFileSync(join(migrationsFolder, name), 'utf8')
  // A table that leaves the snapshot without being dropped stays in the database.
  const isDropped = /drop table/i.test(statements)
  const faults = breakingChanges(snapshot(former), snapshot(name))
  expect(faults.filter((fault) => isDropped || !/^public\.\w+ is gone$/.test(fault))).toEqual([])
  // Handwritten, so no snapshot contains it.
  expect(statements.match(/\b(?:drop (?:function|view|schema)|rename (?:to|column)) [^;\n]*/gi)).toBeNull()
})

test('what would stop the former code is found', () => {
  const before = snapshot('0000')
  const after = structuredClone(before)
  const { [`public.sessions`]: sessions, 'public.games': games } = after.tables
  delete after.tables['public.deposits']
  delete sessions!.columns['token_hash']
  games!.columns['image']!.notNull = true
  games!.columns['rank']!.type = 'bigint'
  games!.columns['colour'] = { name: 'colour', type: 'text', notNull: true }
  games!.uniqueConstraints['games_name'] = {}
  expect(breakingChanges(before, after)).toEqual(
    expect.arrayContaining([
      'public.deposits is gone',
      'public.sessions: token_hash is gone',
      'public.games: image has to be filled now',
      'public.games: rank was integer and is bigint',
      'public.games: colour is new, has to be filled and has no default',
      'public.games: games_name is a new rule for what was there',
    ]),
  )
  expect(breakingChanges(before, before)).toEqual([])
})
