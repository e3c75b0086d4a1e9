import { readFileSync, writeFileSync } from 'node:fs'
import { withFieldTable, jsonSchema } from './fieldTable.ts'

writeFileSync(new URL('brand.schema.json', import.meta.url), JSON.stringify(jsonSchema(), null, 2))

const readme = new URL('../../../brands/README.md', import.meta.url)
writeFileSync(readme, withFieldTable(readFileSync(readme, 'utf8')))
