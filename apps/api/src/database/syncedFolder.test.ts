import { fsyncSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { newDataFolder } from '../testing/newDataFolder.ts'
import { SyncedFolder, syncing } from './syncedFolder.ts'

test('a commit is on the disk before it is acknowledged', async () => {
  let synced = 0
  const fs = new SyncedFolder(join(await newDataFolder(), 'postgres'), (file) => {
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
})
