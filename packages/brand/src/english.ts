import * as v from 'valibot'
import { text } from './fields.ts'
import { pages } from './pages.ts'
import { type TextField, texts } from './texts.ts'

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
