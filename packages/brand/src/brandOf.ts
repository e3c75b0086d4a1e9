import * as v from 'valibot'
import type { Brand } from './brand.ts'
import { brandFileSchema } from './schema.ts'

export { brandSchema } from './schema.ts'
export { fieldOf, type TextField, textFields } from './texts.ts'

/** Returns the brand of a file's content, with every default; throws if the content is invalid. */
export function brandOf(content: unknown): Brand {
  const { $schema: _, ...brand } = v.parse(brandFileSchema, content)
  return brand
}
