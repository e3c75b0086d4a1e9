import { language } from '@member/i18n'
import type { ColumnTexts } from '../database/tables/columns.ts'

/** A row with its texts in the language of the request: Thai where the operator gave no English. */
export function inLanguage<Row extends { english: ColumnTexts | null }>(row: Row): Row {
  if (language() !== 'en') return row
  const given = Object.entries(row.english ?? {}).filter(([, text]) => text)
  return Object.assign({ ...row }, Object.fromEntries(given))
}
