import type { Moment } from './bangkokTime.ts'

/** A value's type by the format named behind it, as in `{amount:baht}`. A value without one is put in as it is. */
export interface FormatValues {
  /** "500.00 บาท", "฿500.00" */
  baht: number
  /** "500 บาท", "฿500"; satang only where there are some. */
  shortBaht: number
  /** "1,234" */
  number: number
  /** "14:05" */
  time: Moment
  /** "20/11/2569", "20/11/2026" */
  date: Moment
  /** "20 พ.ย. 2569", "20 Nov 2026" */
  day: Moment
  /** "พฤศจิกายน 2569", "November 2026" */
  month: Moment
  /** "20/11/2569 14:05 น.", "20/11/2026 14:05" */
  dateTime: Moment
}

// `{name}`, `{name:format}` or `{name|one|other}`.
type Placeholder<Body extends string> = Body extends `${infer Name}|${string}`
  ? { [name in Name]: number }
  : Body extends `${infer Name}:${infer Format extends keyof FormatValues}`
    ? { [name in Name]: FormatValues[Format] }
    : { [name in Body]: string | number }

type Values<Text extends string> = Text extends `${string}{${infer Body}}${infer Rest}`
  ? Placeholder<Body> & Values<Rest>
  : unknown

type Message<Text extends string> = string extends Text
  ? string
  : unknown extends Values<Text>
    ? string
    : (values: Values<Text>) => string

/** A table of texts as code reads it: a text with placeholders is a function of its values. */
export type Messages<Table> = Table extends string
  ? Message<Table>
  : { readonly [key in keyof Table]: Messages<Table[key]> }

/** The same keys in another language. */
export type Translation<Table> = Table extends string
  ? string
  : { readonly [key in keyof Table]: Translation<Table[key]> }
