import {
  calls,
  failures as failureRecords,
  LiveEvent,
  livePath,
  type Call,
  type CallEntry,
} from '@member/api-client/contract'
import * as v from 'valibot'
import { isMembers } from './rules/rule.ts'
import { jsonOf } from './schemas.ts'

/** Returns the OpenAPI 3.1 document of the contract, or of the calls that a server supports. */
export function openApi(served?: ReadonlySet<string>) {
  const paths: Record<string, Record<string, unknown>> = {}
  const documented = calls.filter(({ call }) => !served || served.has(`${call.method} ${call.path}`))
  for (const entry of documented) {
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
    // Its calls are on the same host.
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failure },
    },
  }
}

function operation({ call, name, row, from, body, answer }: CallEntry) {
  return {
    operationId: name,
    summary: `${row ? `Call ${row}` : 'Addition'}, from: ${from}`,
    security: isMembers(call) ? [{ bearer: [] }] : [],
    parameters: [
      ...pathParameters(call),
      ...queryParameters(call),
      acceptLanguage,
      ...(call.command ? [idempotencyKey] : []),
    ],
    ...(call.body && {
      requestBody: {
        content: {
          ...(!needsFile(jsonOf(call.body)) && {
            'application/json': {
              schema: withoutFiles(jsonOf(call.body)),
              ...(body !== undefined && { example: body }),
            },
          }),
          ...(call.form && { 'multipart/form-data': { schema: formOf(jsonOf(call.body)) } }),
        },
      },
    }),
    responses: {
      200: {
        description: 'success',
        content: {
          'application/json': {
            schema: envelope(jsonOf(call.answer)),
            example: { status: 200, message: 'success', data: answer },
          },
        },
      },
      ...failures,
    },
  }
}

/** Returns the schema of a multipart form, in which files are required. */
function formOf(schema: object) {
  const { properties = {}, required = [] } = v.parse(Properties, schema)
  return { ...schema, required: [...new Set([...required, ...filesOf(properties)])] }
}

function withoutFiles(schema: object) {
  const { properties } = v.parse(Properties, schema)
  const files = filesOf(properties ?? {})
  if (!properties || files.length === 0) return schema
  const others = Object.entries(properties).filter(([name]) => !files.includes(name))
  return { ...schema, properties: Object.fromEntries(others) }
}

/** True for a call with a required file, which can only be sent as a form. */
function needsFile(schema: object) {
  const { properties = {}, required = [] } = v.parse(Properties, schema)
  return filesOf(properties).some((name) => required.includes(name))
}

const filesOf = (properties: Record<string, { format?: string | undefined }>) =>
  Object.keys(properties).filter((name) => properties[name]?.format === 'binary')

const Properties = v.object({
  properties: v.optional(v.record(v.string(), v.looseObject({ format: v.optional(v.string()) }))),
  required: v.optional(v.array(v.string())),
})

const text = { type: 'string' }

const failed = {
  description: 'failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}
/** Responses of refused and failed calls, which all have the same envelope. */
const failures = { '4XX': failed, default: failed }

/** Operation of the event stream, which has no single answer. */
const stream = {
  operationId: 'live',
  summary: 'Addition, from: all members’ pages',
  description:
    'Server-sent events. Each has an `id`, which the next connection sends as `Last-Event-ID`, and as `data` the JSON below. A first connection may ask `since` a moment (ms): the first event then lists in `missed` what money changed since. A comment line at least every 20 seconds keeps it open.',
  security: [{ bearer: [] }],
  parameters: [
    { name: 'Last-Event-ID', in: 'header', schema: text },
    { name: 'since', in: 'query', schema: { type: 'integer' } },
  ],
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
    ...failures,
  },
}

const pathParameters = ({ path }: Call) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }))

const queryParameters = ({ query }: Call) =>
  query ? [{ name: 'query', in: 'query', style: 'form', explode: true, schema: jsonOf(query) }] : []

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description:
    'Language of the member. Sentences and names are answered in it where the server has it, else in Thai; `Content-Language` may name the language of the answer.',
  schema: { type: 'string', examples: ['th', 'en'] },
}

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
    status: { type: 'integer', enum: Object.keys(failureRecords).map(Number) },
    code: { type: 'string', enum: Object.values(failureRecords).map(({ code }) => code) },
    message: text,
    data: { type: ['object', 'null'] },
    requestId: { type: 'string', format: 'uuid' },
  },
}
