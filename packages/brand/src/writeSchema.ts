import { writeFileSync } from 'node:fs'
import { jsonSchema } from './jsonSchema.ts'

writeFileSync(new URL('brand.schema.json', import.meta.url), JSON.stringify(jsonSchema(), null, 2))
