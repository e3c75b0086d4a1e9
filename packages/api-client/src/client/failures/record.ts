import type { Language } from '@member/i18n'

type Sentences = Readonly<Record<Language, string>>

/** A failure of the contract: the name sent as `code`, and its sentence in each language. */
interface FailureRecord extends Sentences {
  code: string
  /** Sentences with the numbers that the server sends in `data`, by the names in braces. */
  figures?: Sentences
  /** True if pages for visitors show it, so that they carry the sentence from the start. */
  isFirst?: boolean
}

export type FailureRecords = Readonly<Record<number, FailureRecord>>
