import {
  calls,
  failureCodes,
  LiveEvent,
  livePath,
  type Call,
  type CallEntry,
} from '@member/api-client/contract'
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
  if (!served || served.has(`GET ${livePath}`)) paths[livePath] = { get: stream }
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

/** No call that is answered once: a stream that stays open, where `features` names `live`. */
const stream = {
  operationId: 'live',
  summary: 'Addition, from: all members’ pages',
  description:
    'Server-sent events. Each has an `id`, which the next connection sends as `Last-Event-ID`, and as `data` the JSON below. A comment line at least every 20 seconds keeps it open.',
  security: [{ bearer: [] }],
  parameters: [{ name: 'Last-Event-ID', in: 'header', schema: text }],
  responses: {
    200: {
      description: 'the stream; the schema is that of the data of one event',
      content: {
        'text/event-stream': {
          schema: jsonOf(LiveEvent),
          example: 'id: 1f.2e\ndata: {"changed":["credit","deposits"],"unread":1}\n\n',
        },
      },
    },
    default: {
      description: 'failure',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
}

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
