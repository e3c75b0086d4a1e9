import { calls, failureCodes, type Call, type CallEntry } from '@member/api-client'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** What of a schema JSON can say; checks and transforms that it cannot are left out. */
const json = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return rest
}

/** The OpenAPI 3.1 document of the calls that this server answers, from the schemas both sides check with. */
export function openApi(served: ReadonlySet<string>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const entry of calls.filter(({ call }) => served.has(`${call.method} ${call.path}`))) {
    const path = entry.call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [entry.call.method.toLowerCase()]: operation(entry) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member API',
      version: '1.0.0',
      description: 'Failure codes: see components.schemas.Failure.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failure },
    },
  }
}

function operation({ call, name, row, from }: CallEntry) {
  const isMembers = call.path.startsWith('/api/auth/') && call.path !== '/api/auth/login'
  return {
    operationId: name,
    summary: `${row === '+' ? 'Addition' : `Call ${row}`}, from: ${from}`,
    ...(isMembers && { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(call), ...(call.order ? [idempotencyKey] : [])],
    ...(call.body && {
      requestBody: {
        content: {
          'application/json': { schema: json(call.body, 'input') },
          ...(call.form && { 'multipart/form-data': { schema: json(call.body, 'input') } }),
        },
      },
    }),
    responses: {
      200: {
        description: 'success',
        content: { 'application/json': { schema: envelope(json(call.answer, 'input')) } },
      },
      default: {
        description: 'failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

const text = { type: 'string' }
const pathParameters = ({ path }: Call) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }))

const queryParameters = ({ query }: Call) =>
  query ? [{ name: 'query', in: 'query', style: 'form', explode: true, schema: json(query, 'input') }] : []

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
}

const envelope = (data: object) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: { status: { const: 200 }, message: { const: 'success' }, data },
})

const failure = {
  type: 'object',
  required: ['status', 'code', 'message', 'data', 'requestId'],
  properties: {
    status: { type: 'integer', enum: Object.keys(failureCodes).map(Number) },
    code: { type: 'string', enum: Object.values(failureCodes) },
    message: text,
    data: { type: ['object', 'null'] },
    requestId: { type: 'string', format: 'uuid' },
  },
}
