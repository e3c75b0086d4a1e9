import * as v from 'valibot'
import { text } from './fields.ts'
import { publicPages } from './places.ts'
import { type fieldOf, type TextField, texts, type Translated, translations } from './texts.ts'

const page = v.pipe(
  v.strictObject({
    title: v.optional(text('the title of the page, at most 70 characters', 70)),
    description: v.optional(text('what search engines say of the page, at most 300 characters')),
  }),
  v.description('{ "title", "description" } of the page'),
)

export const pages = v.pipe(
  v.strictObject(v.entriesFromList(publicPages, v.optional(page))),
  v.description('titles and descriptions of public pages by address: { "/login": { "title": "…" } }'),
)

const isThaiAlone = (said: string) => /\p{Script=Thai}/u.test(said) && !/(?!\p{Script=Thai})\p{L}/u.test(said)

/** Schema of a translated text, which may contain Thai words but not be Thai alone. */
const translated = (schema: ReturnType<typeof text>, language: string) =>
  v.optional(
    v.pipe(
      schema,
      v.check((said) => !isThaiAlone(said), 'is in Thai'),
      v.description(`${v.getDescription(schema)}, in ${language}`),
    ),
  )

function textsIn(language: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names
  const inEach = Object.fromEntries(
    Object.entries(texts).map(([name, schema]) => [
      name,
      translated('wrapped' in schema ? schema.wrapped : schema, language),
    ]),
  ) as Record<TextField, ReturnType<typeof translated>>
  const entries = {
    ...inEach,
    helpLine: translated(text('who answers the help line'), language),
    pages: v.optional(pages),
  }
  const names = Object.keys(entries).map((name) => `"${name}"`)
  return v.optional(
    v.pipe(
      v.strictObject(entries),
      v.description(`what the ${language} pages say instead: { ${names.join(', ')} }`),
    ),
  )
}

/** Fields with the texts of a brand's pages in other languages; missing texts have defaults. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names
export const translationFields = Object.fromEntries(
  translations.map(({ field, name }) => [field, textsIn(name)]),
) as Record<(typeof fieldOf)[Translated], ReturnType<typeof textsIn>>
