import { calls } from '@member/api-client/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** Returns the JSON schema of a valibot schema, without checks and transforms that JSON lacks. */
export const jsonOf = (schema: v.GenericSchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    // Files are parts of a form.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  })
  return rest
}

export const jsonSchemas = () =>
  Object.fromEntries(
    calls.map(({ name, call }) => [
      name,
      {
        call: `${call.method} ${call.path}`,
        ...(call.params && { params: jsonOf(call.params) }),
        ...(call.query && { query: jsonOf(call.query) }),
        ...(call.body && { body: jsonOf(call.body) }),
        answer: jsonOf(call.answer),
      },
    ]),
  )
