import { calls, failureCodes, type Call, type CallEntry } from '@member/api-client/contract'
import { examples } from '@member/api-client/examples'
import { jsonOf } from './schemas.ts'

/** The OpenAPI 3.1 document of the contract, or of the calls that a server serves (`GET /api/setting`), from the schemas both sides check with. */
export function openApi(served?: ReadonlySet<string>) {
  const paths: Record<string, Record<string, unknown>> = {}
  const told = calls.filter(({ call }) => !served || served.has(`${call.method} ${call.path}`))
  for (const entry of told) {
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
  const example = examples[name]
  const isMembers = call.path.startsWith('/api/auth/') && call.path !== '/api/auth/login'
  return {
    operationId: name,
    summary: `${row === '+' ? 'Addition' : `Call ${row}`}, from: ${from}`,
    ...(isMembers && { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(call), ...(call.order ? [idempotencyKey] : [])],
    ...(call.body && {
      requestBody: {
        content: {
          'application/json': {
            schema: jsonOf(call.body),
            ...(example?.body !== undefined && { example: example.body }),
          },
          ...(call.form && { 'multipart/form-data': { schema: jsonOf(call.body) } }),
        },
      },
    }),
    responses: {
      200: {
        description: 'success',
        content: {
          'application/json': {
            schema: envelope(jsonOf(call.answer)),
            ...(example && { example: { status: 200, message: 'success', data: example.answer } }),
          },
        },
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
  query ? [{ name: 'query', in: 'query', style: 'form', explode: true, schema: jsonOf(query) }] : []

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
