import * as v from 'valibot'
import type { Brand } from './brand.ts'
import { brandFileSchema } from './schema.ts'

/** The brand a file's content stands for, with every default; throws where the content has a fault. */
export function brandOf(content: unknown): Brand {
  const { $schema: _, ...brand } = v.parse(brandFileSchema, content)
  return brand
}
