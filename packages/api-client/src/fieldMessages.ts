import * as v from 'valibot'
import { t } from './client/words.ts'

/** Valibot's own message, which names types and not what to enter. */
const technical = /^Invalid [\w ]+: /

/** The first message for each field a schema refused, in the language shown: what `data.fields` carries and a form shows. */
export const fieldMessages = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    const message = !technical.test(issue.message)
      ? issue.message
      : issue.received === 'undefined'
        ? t.field.required
        : t.field.invalid
    fields[field] ??= message
  }
  return fields
}
