import { toJsonSchema } from '@valibot/to-json-schema'
import { brandFileSchema } from './schema.ts'

/** What `brand.schema.json` says, so that an editor completes and explains a brand's file. */
export const jsonSchema = (): object => ({
  ...toJsonSchema(brandFileSchema, { typeMode: 'input', ignoreActions: ['check', 'raw_check'] }),
  title: 'Brand',
})
