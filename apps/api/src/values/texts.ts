import {
  addFormats,
  catalogueOf,
  type Language,
  language,
  languages,
  type Messages,
  type Table,
} from '@member/i18n'
import { dateFormats } from '@member/i18n/dates'

addFormats(dateFormats)

/** Returns the messages of a table per language; each access reads the language of the current request. */
export function textsIn<Thai extends Table>(tables: Readonly<Record<Language, Table>> & { th: Thai }) {
  const messages = new Map(
    languages.map((of) => [of, catalogueOf(of, { texts: tables[of] }).messages.get('texts') ?? {}]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has the type of its Thai texts
  return new Proxy(
    {},
    { get: (_, key) => Reflect.get(messages.get(language()) ?? {}, key) },
  ) as Messages<Thai>
}

export const nameOf = ({ name, nameEn }: { name: string; nameEn: string }): string =>
  language() === 'en' && nameEn ? nameEn : name
