import { fsyncSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SyncedFolder, syncing } from './syncedFolder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'member-synced-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a commit is on the disk before it is acknowledged', async () => {
  let synced = 0
  const fs = new SyncedFolder(join(folder, 'postgres'), (file) => {
    synced += 1
    fsyncSync(file)
  })
  const client = await PGlite.create({ fs, startParams: syncing })
  await client.exec('create table things (id int)')
  expect((await client.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
  for (let count = 0; count < 3; count += 1) {
    const before = synced
    await client.query('insert into things values ($1)', [count])
    expect(synced).toBeGreaterThan(before)
  }
  await client.exec('checkpoint')
  await client.close()
}, 60_000)
