import { globSync } from 'node:fs'
import { join } from 'node:path'
import { readTables } from '@member/i18n/read-tables'
import { appDir, rootDir } from './places.ts'

const packages = globSync('packages/*/src', { cwd: rootDir }).map((folder) => join(rootDir, folder))

export const allTables = await readTables([...packages, join(appDir, 'src')])
