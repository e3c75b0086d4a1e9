import type { Table, Tables } from './tables.ts'

// Operators write `{amount}` for `{amount:baht}`; a plural, `{count|time|times}`, is written in full.
const formatted = /\{(\w+):\w+\}/g

type Said = Readonly<Record<string, string>>

const isList = (value: Table[string]): value is readonly (string | Table)[] => Array.isArray(value)

const isText = (value: Table[string]): value is string => typeof value === 'string'

const textsIn = (at: string, value: Table[string]): [string, string][] =>
  isText(value)
    ? [[at, value.replace(formatted, '{$1}')]]
    : Object.entries(value).flatMap(([key, inner]) => textsIn(`${at}.${key}`, inner))

export const textsOf = (tables: Tables): Map<string, string> =>
  new Map(Object.entries(tables).flatMap(([id, table]) => textsIn(id, table)))

const written = /\{(\w+)(:\w+)?[^}]*\}/

/** Returns the placeholders of a text in order, each with name and format. */
const bracesIn = (text: string) =>
  (text.match(new RegExp(written, 'g')) ?? []).map((braces) => written.exec(braces) ?? [])

export const valuesIn = (text: string): string[] => [...new Set(bracesIn(text).map(([, name = '']) => name))]

/** Returns a replacement text, whose placeholders get the formats of the original's. */
const reworded = (ours: string, said: string) => {
  const formats = new Map(bracesIn(ours).map(([, name, format]) => [name, format]))
  return said.replace(/\{(\w+)\}/g, (_, name: string) => `{${name}${formats.get(name) ?? ''}}`)
}

const replaceTable = (at: string, table: Table, said: Said): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => [key, replaceValue(`${at}.${key}`, value, said)]),
  )

const replaceText = (at: string, ours: string, said: Said) => {
  const own = said[at]
  return own === undefined ? ours : reworded(ours, own)
}

const replaceItem = (at: string, value: string | Table, said: Said) =>
  isText(value) ? replaceText(at, value, said) : replaceTable(at, value, said)

const replaceValue = (at: string, value: Table[string], said: Said): Table[string] =>
  isList(value)
    ? value.map((item, place) => replaceItem(`${at}.${place}`, item, said))
    : replaceItem(at, value, said)

export const replaceTexts = (tables: Tables, said: Said): Tables =>
  Object.keys(said).length === 0
    ? tables
    : Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, replaceTable(id, table, said)]))
