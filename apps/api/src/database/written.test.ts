import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

const isTest = /\.test(?:ing)?\.|(?:^|\/)testing\/|database\/tables\//
// An import, such as the simulator's seed, writes what an operator has from before; triggers write a few.
const code = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../../simulator/src')]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !isTest.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  )
  .join('\n')
const triggers = readdirSync(join(import.meta.dirname, 'migrations'))
  .filter((file) => file.endsWith('.sql'))
  .flatMap((file) =>
    readFileSync(join(import.meta.dirname, 'migrations', file), 'utf8').match(/insert into[^;]+|set [^;]+/gi),
  )
  .join('\n')
const statements = [
  ...code.matchAll(/\.(?:values|set|select)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g),
].join('\n')

/** True if code writes a column: as `name:` in any object, in short in a statement, or in SQL. */
const isWritten = (key: string, column: string) =>
  new RegExp(`\\b${key}: |[(,]\\s*"?${column}"?\\s*[,)]|\\b${column} = `).test(code) ||
  new RegExp(`[{,]\\s*${key}\\s*[,}]`).test(statements) ||
  new RegExp(`\\b${column}\\b`).test(triggers)

// Columns of one name in two tables are written if one is: what this finds is surely unwritten.
test('every column without a default is written by something', () => {
  // The columns of an address are the fields of a request's body, taken as they are.
  const unwritten = Object.values(schema)
    .filter((table) => is(table, PgTable) && table !== schema.addresses)
    .flatMap((table) =>
      Object.entries(getTableColumns(table))
        .filter(([key, { name, hasDefault }]) => !hasDefault && !isWritten(key, name))
        .map(([key]) => `${getTableName(table)}.${key}`),
    )
  expect(unwritten).toEqual([])
})
