import * as v from 'valibot'
import { text } from './fields.ts'
import { publicPages } from './places.ts'

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
  v.pipe(
    schema,
    v.check((said) => !/\p{Script=Thai}/u.test(said) || /\p{Script=Latin}/u.test(said), 'is in Thai'),
    v.description(v.getDescription(schema) ?? ''),
  )

/** Texts of a brand's English pages; missing ones have defaults. */
export const english = v.pipe(
  v.strictObject({
    displayName: v.optional(inEnglish(text('the name in English letters, at most 40 characters', 40))),
    tagline: v.optional(inEnglish(text('the tagline in English, at most 80 characters', 80))),
    description: v.optional(inEnglish(text('the description in English, at most 300 characters'))),
    helpLine: v.optional(inEnglish(text('who answers the help line, in English'))),
    pages: v.optional(pages),
  }),
  v.description(
    'what the English pages say instead: { "displayName", "tagline", "description", "helpLine", "pages" }',
  ),
)
