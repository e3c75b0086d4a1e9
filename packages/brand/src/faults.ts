import * as v from 'valibot'
import { brandFileSchema } from './schema.ts'
import { atMost, named, shown } from './shown.ts'
import { nearest } from './nearest.ts'
import { overHttp } from './overHttp.ts'
import { translations } from './texts.ts'

/** Returns the faults of a brand's file, one sentence each: file, field, fault and fix. */
export const faultsOf = (file: string, content: unknown, before: string[] = []): string[] =>
  atMost([...before.map((fault) => () => fault), ...faultsIn(content)]).map(
    (fault) => `${named(file)}: ${fault}`,
  )

type Fault = () => string

function faultsIn(content: unknown): Fault[] {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return [() => noObject]
  const { issues = [] } = v.safeParse(brandFileSchema, content, { abortPipeEarly: true })
  return [
    ...issues.filter((issue) => issue.expected !== 'never').map((issue) => () => sentence(issue)),
    ...unknownFields(content, brandFileSchema),
    ...withoutLanguage(content),
    ...overHttp(content).map(
      ({ field, address }) =>
        () =>
          `${named(field)} is ${shown(address)}, which a site on https cannot load; write it with https://.`,
    ),
  ]
}

const noObject = 'the file contains no object; write { "clientId": … } as in the other brands.'

function sentence(issue: v.BaseIssue<unknown>) {
  const field = v.getDotPath(issue)
  if (!field) return noObject
  const mend = `write ${meantIn(issue) ?? descriptionOf(field) ?? issue.expected}.`
  if (issue.received === 'undefined') return `${field} is missing; ${mend}`
  const value = shown(issue.input)
  const bare = issue.kind === 'schema' && unquoted(issue)
  if (bare) return `${field} is ${value}, a text in quotes; write ${bare} without quotes.`
  if (issue.kind === 'schema') return `${field} is ${value}, which is not of the right kind; ${mend}`
  return `${field} is ${value}, which ${issue.message}; ${mend}`
}

/** Returns the name that a mistyped one probably means, in a field with fixed names; else undefined. */
function meantIn({ type, input, expected }: v.BaseIssue<unknown>) {
  if (type !== 'picklist' || typeof input !== 'string') return undefined
  const names = [...(expected ?? '').matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? [])
  const meant = nearest(input, names)
  return meant && `"${meant}"`
}

/** Returns the value without quotes, if the field expects a number or boolean; else undefined. */
function unquoted({ input, expected }: v.BaseIssue<unknown>) {
  if (typeof input !== 'string') return undefined
  const isMeant =
    (expected === 'boolean' && /^(?:true|false)$/.test(input)) ||
    (expected === 'number' && /^\d+(?:\.\d+)?$/.test(input))
  return isMeant ? input : undefined
}

/** Returns the faults of a brand that has texts in a language which its site does not offer. */
function withoutLanguage(content: object): Fault[] {
  const fields = new Map<string, unknown>(Object.entries(content))
  const offered = fields.get('languages') ?? ['th']
  if (!Array.isArray(offered)) return []
  return translations
    .filter(({ language, field }) => fields.has(field) && !offered.includes(language))
    .map(
      ({ language, field, name }) =>
        () =>
          `${field} is given, but languages offers no ${name}; add "${language}" to languages, or remove ${field}.`,
    )
}

type Schema = v.GenericSchema & { entries?: Record<string, Schema>; item?: Schema; wrapped?: Schema }

function descriptionOf(field: string) {
  let schema: Schema | undefined = brandFileSchema
  let said: string | undefined
  for (const key of field.split('.')) {
    const inner: Schema | undefined = plain(schema)
    schema = inner?.entries?.[key] ?? inner?.item
    said = (schema && v.getDescription(plain(schema) ?? schema)) ?? said
  }
  return said
}

const plain = (schema: Schema | undefined) => schema?.wrapped ?? schema

const meantBy = new Map([
  ['color', 'themeColour'],
  ['colour', 'themeColour'],
  ['name', 'displayName'],
])
const inFolder = new Set(['logo', 'icon', 'hero', 'background', 'social', 'fonts', 'words', 'legal', 'help'])

function unknownFields(content: unknown, schema: v.GenericSchema, at = ''): Fault[] {
  const entries = plain(schema)?.entries
  if (!entries || typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => {
    const known = Object.keys(entries).includes(key) ? entries[key] : undefined
    if (known) return unknownFields(value, known, `${at}${key}.`)
    return [() => unknownField(key, Object.keys(entries), at)]
  })
}

function unknownField(key: string, known: string[], at: string) {
  const meant = nearest(key, known) ?? (at ? undefined : meantBy.get(key))
  const lies = !at && inFolder.has(key)
  const other = lies ? "put it into the brand's folder, as brands/README.md says" : 'remove it'
  const mend = meant ? `write ${at}${meant}` : other
  return `${at}${named(key)} is not a field of a brand; ${mend}.`
}
