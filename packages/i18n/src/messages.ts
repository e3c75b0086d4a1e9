import type { Moment } from './bangkokTime.ts'

export interface FormatValues {
  /** Format of an amount: "500.00 บาท", "฿500.00". */
  baht: number
  /** Format of an amount: "500 บาท", "฿500"; satang only if not zero. */
  shortBaht: number
  /** Format of a number: "1,234". */
  number: number
  /** Format of a time of day: "14:05 น.", "14:05". */
  time: Moment
  date: Moment
  month: Moment
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

export type Messages<Table> = Table extends string
  ? Message<Table>
  : { readonly [key in keyof Table]: Messages<Table[key]> }

export type Translation<Table> = Table extends string
  ? string
  : { readonly [key in keyof Table]: Translation<Table[key]> }
