import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '../database/migrationsFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file that holds a migrated database without rows: each test file opens a copy, which is quicker than a new one. */
    emptyDatabase: string
  }
}

export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'member-empty-'))
  const file = join(folder, 'database.tar')
  project.provide('emptyDatabase', file)
  if (!process.env['DATABASE_URL']) {
    const client = await PGlite.create()
    await migrate(drizzle({ client }), { migrationsFolder })
    const content = await client.dumpDataDir('none')
    writeFileSync(file, new Uint8Array(await content.arrayBuffer()))
    await client.close()
  }
  return () => rmSync(folder, { recursive: true, force: true })
}
