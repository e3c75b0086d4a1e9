import { addFormats, catalogueOf, type Language, language, type Messages, type Table } from '@member/i18n'
import { dateFormats } from '@member/i18n/dates'

addFormats(dateFormats)

/** Returns the messages of a table per language; each access reads the language of the current request. */
export function textsIn<Thai extends Table>(tables: Readonly<Record<Language, Table>> & { th: Thai }) {
  const compiled = (of: Language) => catalogueOf(of, { texts: tables[of] }).messages.get('texts') ?? {}
  const messages = { th: compiled('th'), en: compiled('en') }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has the type of its Thai texts
  return new Proxy({}, { get: (_, key) => Reflect.get(messages[language()], key) }) as Messages<Thai>
}
