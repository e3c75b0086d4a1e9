import * as v from 'valibot'
import { t } from './client/words.ts'

const technical = /^Invalid [\w ]+: /

/** Returns the first message per refused field, in the shown language, for `data.fields` and forms. */
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
