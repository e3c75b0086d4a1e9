import * as v from 'valibot'
import { text } from './fields.ts'
import { pages } from './pages.ts'

/** Texts of a brand's English pages; what is left out has a default. */
export const english = v.pipe(
  v.strictObject({
    displayName: v.optional(text('the name in English letters, at most 40 characters', 40)),
    tagline: v.optional(text('the tagline in English, at most 80 characters', 80)),
    description: v.optional(text('the description in English, at most 300 characters')),
    helpLine: v.optional(text('who answers the help line, in English')),
    pages: v.optional(pages),
  }),
  v.description(
    'what the English pages say instead: { "displayName", "tagline", "description", "helpLine", "pages" }',
  ),
)
