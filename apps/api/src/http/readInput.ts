import { createHash } from 'node:crypto'
import { type Call, fieldMessages } from '@member/api-client'
import { parseMultipartRequest } from '@remix-run/multipart-parser'
import type { Context } from 'hono'
import * as v from 'valibot'
import { invalid, notFound, unreadable } from './refusals.ts'
import type { Member } from '../services/services.ts'
import { t } from './words.ts'

/**
 * Reads params, query and body by the call's schemas; throws a refusal if they are invalid. Input with another
 * member's id or name is refused as not found.
 */
export async function readInput(context: Context, call: Call, member: Member | undefined) {
  const params = context.req.param()
  const query = context.req.query()
  const raw = call.body && (await readBody(context, call))
  if (member) refuseOthers(member, params, isRecord(raw) ? raw : {})
  return {
    params: call.params && validated(call.params, params),
    query: call.query && validated(call.query, query),
    body: call.body && validated(call.body, raw),
  }
}

function refuseOthers(
  { uuid, username }: Member,
  params: Record<string, string>,
  body: Record<string, unknown>,
) {
  const isOwn =
    [params['uuid'], body['userUuid']].every((id) => id === undefined || id === uuid) &&
    [params['username'], body['username']].every((name) => name === undefined || name === username)
  if (!isOwn) throw notFound()
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export async function readBody(context: Context, { form }: Call): Promise<unknown> {
  try {
    return await (form && isMultipart(context) ? readForm(context.req.raw) : readJson(context))
  } catch (fault) {
    throw unreadable(fault)
  }
}

export const isMultipart = ({ req }: Context): boolean =>
  req.header('Content-Type')?.startsWith('multipart/form-data') ?? false

/** Maximum nesting of a JSON body. */
const deepest = 16

/**
 * Returns the JSON body of a request; an empty object if there is no body. Throws a SyntaxError if the body is
 * malformed or nested too deeply, or contains a NUL or a lone surrogate.
 */
export async function readJson({ req }: Context): Promise<unknown> {
  const text = await req.text()
  if (text === '') return {}
  if (isDeep(text)) throw new SyntaxError(`No more than ${deepest} levels are read`)
  if (text.includes(String.raw`\u0000`)) throw new SyntaxError('NUL is not read')
  const read: unknown = JSON.parse(text)
  // Only an escape sequence can produce a lone surrogate, and it is serialised as one again.
  if (surrogate.test(text) && surrogate.test(JSON.stringify(read)))
    throw new SyntaxError('Half a surrogate pair is not read')
  return read
}

const surrogate = /\\ud[89a-f]/i

function isDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at]
    if (inText) {
      if (letter === '\\') at += 1
      else if (letter === '"') inText = false
    } else if (letter === '"') inText = true
    else if (letter === '[' || letter === '{') depth += 1
    else if (letter === ']' || letter === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

const limits = {
  maxParts: 12,
  maxHeaderSize: 2_048,
  maxFileSize: 4.25 * 1024 * 1024,
  maxTotalSize: 4.25 * 1024 * 1024,
}
const longestText = 4_096

async function readForm(request: Request): Promise<Record<string, string | Blob>> {
  const fields: Record<string, string | Blob> = {}
  for await (const part of parseMultipartRequest(request, limits)) {
    if (!part.name) continue
    if (part.isFile) fields[part.name] = new Blob([part.arrayBuffer], { type: part.mediaType ?? '' })
    else if (part.size > longestText)
      throw new TypeError(`${longestText} bytes are the maximum for a text of a form`)
    else if (part.text.includes('\0')) throw new TypeError('PostgreSQL stores no NUL')
    else fields[part.name] = part.text
  }
  return fields
}

/** Returns input parsed by the call's schema; throws a refusal with a message per invalid field. */
export function validated<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw invalid(fieldMessages(result.issues))
  return result.output
}

/** Returns a digest of a request's content without passwords, whatever the order of its keys. */
export async function fingerprint(value: unknown): Promise<string> {
  return createHash('sha256')
    .update(await spell(value))
    .digest('hex')
}

async function spell(value: unknown): Promise<string> {
  if (value instanceof Blob) {
    const content = new Uint8Array(await value.arrayBuffer())
    return `file:${createHash('sha256').update(content).digest('hex')}`
  }
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(spell))).join()}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(
      ([name, field]) => field !== undefined && !/password/i.test(name),
    )
    const spelled = await Promise.all(
      fields
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(async ([name, field]) => `${JSON.stringify(name)}:${await spell(field)}`),
    )
    return `{${spelled.join()}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** Returns true for a client that sends and wants JSON, false for a browser form. */
export const wantsJson = ({ req }: Context): boolean =>
  (req.header('content-type') ?? '').startsWith('application/json')

export async function readFields(context: Context): Promise<Record<string, unknown>> {
  const reading: Promise<unknown> = wantsJson(context) ? readJson(context) : context.req.parseBody()
  const body = await reading.catch((fault: unknown) => {
    throw unreadable(fault)
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Object.values(body).some(hasNul))
    throw invalid({ body: t.invalid })
  return { ...body }
}

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')
