import * as v from 'valibot'
import { text } from './fields.ts'
import { publicPages } from './places.ts'
import { type TextField, texts } from './texts.ts'

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

/** Schema of an English text, which may contain Thai words but not be Thai alone. */
const inEnglish = (schema: ReturnType<typeof text>) =>
  v.optional(
    v.pipe(
      schema,
      v.check((said) => !/\p{Script=Thai}/u.test(said) || /\p{Script=Latin}/u.test(said), 'is in Thai'),
      v.description(`${v.getDescription(schema)}, in English`),
    ),
  )

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names
const inEach = Object.fromEntries(
  Object.entries(texts).map(([name, schema]) => [
    name,
    inEnglish('wrapped' in schema ? schema.wrapped : schema),
  ]),
) as Record<TextField, ReturnType<typeof inEnglish>>

const entries = {
  ...inEach,
  helpLine: inEnglish(text('who answers the help line')),
  pages: v.optional(pages),
}

/** Texts of a brand's English pages; missing ones have defaults. */
export const english = v.pipe(
  v.strictObject(entries),
  v.description(
    `what the English pages say instead: { ${Object.keys(entries)
      .map((name) => `"${name}"`)
      .join(', ')} }`,
  ),
)
