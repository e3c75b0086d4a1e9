import { fieldMessages } from '@member/api-client'
import * as v from 'valibot'
import { invalid } from './refusals.ts'

/** Input parsed by the call's schema, or a refusal that names each invalid field in Thai. */
export function validated<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw invalid(fieldMessages(result.issues))
  return result.output
}
