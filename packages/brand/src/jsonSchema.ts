import { toJsonSchema } from '@valibot/to-json-schema'
import { brandFileSchema } from './schema.ts'

export const jsonSchema = (): object => ({
  ...toJsonSchema(brandFileSchema, { typeMode: 'input', ignoreActions: ['check', 'raw_check'] }),
  title: 'Brand',
})
