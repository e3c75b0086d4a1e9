import type { Table } from '@member/i18n'

export interface PageData {
  version: string
  renderedFor: 'visitor' | 'member' | null
  firstCalls: { operation: string; everyone: string[]; visitor: string[]; member: string[] }
  /** Texts of `words.ts`, here because a page that is cut off lacks the others. */
  texts: Table | undefined
}
