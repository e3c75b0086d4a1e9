import { fileURLToPath } from 'node:url'

/** The one set of migrations, for either kind of database. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
