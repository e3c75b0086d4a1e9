import type { Moment } from './bangkokTime.ts'
import { formatBaht, formatCount } from './formatBaht.ts'
import type { FormatValues } from './messages.ts'
import { formatTime } from './patterns.ts'
import type { Table } from './tables.ts'

type Formats = { [format in keyof FormatValues]: (value: never) => string }

const formats: Partial<Formats> = {
  baht: (baht: number) => formatBaht(baht, { unit: true }),
  shortBaht: (baht: number) => formatBaht(baht, { unit: true, short: true }),
  number: (count: number) => formatCount(count),
  time: (moment: Moment) => formatTime(moment),
}

export const addFormats = (more: Partial<Formats>): void => void Object.assign(formats, more)

type Values = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)(?::(\w+)|\|([^|}]*)\|([^}]*))?\}/g

const fill = (text: string, values: Values) =>
  text.replace(placeholder, (_, name: string, format?: keyof Formats, one?: string, other?: string) => {
    const value = values[name] ?? ''
    if (one !== undefined) return (value === 1 ? one : other) ?? ''
    const write = format && formats[format]
    if (format && !write) throw new Error(`The format ${format} is not loaded.`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked where the message is called
    return write ? write(value as never) : `${value}`
  })

type Compiled = string | object

const isList = (value: Table | readonly (string | Table)[]): value is readonly (string | Table)[] =>
  Array.isArray(value)

const compileValue = (value: Table[string]): Compiled => {
  if (typeof value === 'string') return value.includes('{') ? (values: Values) => fill(value, values) : value
  return isList(value) ? value.map(compileValue) : compile(value)
}

export const compile = (table: Table): object =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, compileValue(value)]))

const date = /\{\w+:(?:date|month|dateTime)\}/

export const isDated = (texts: Table | Table[string]): boolean =>
  typeof texts === 'string' ? date.test(texts) : Object.values(texts).some(isDated)
