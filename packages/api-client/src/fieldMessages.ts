import * as v from 'valibot'
import { th } from './th.ts'

/** The first Thai message for each field a schema refused: what `data.fields` carries and what a form shows. */
export const fieldMessages = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    const message = /[\u0E01-\u0E5B]/.test(issue.message)
      ? issue.message
      : issue.received === 'undefined'
        ? th.field.required
        : th.field.invalid
    fields[field] ??= message
  }
  return fields
}
