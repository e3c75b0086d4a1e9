import { prepareTestDatabase } from './openTestDatabase.ts'

await prepareTestDatabase()
