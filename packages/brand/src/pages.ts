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
