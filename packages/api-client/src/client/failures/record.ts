/** Sentences by language; those of further languages are in the tables of `client`, `words.<language>.ts`. */
export type Sentences = Readonly<Record<'th' | 'en', string>>

/** A failure of the contract: the name sent as `code`, and its sentence in each language. */
interface FailureRecord extends Sentences {
  code: string
  /** Sentences with the numbers that the server sends in `data`, by the names in braces. */
  figures?: Sentences
  /** True if pages for visitors show it, so that they carry the sentence from the start. */
  isFirst?: boolean
}

export type FailureRecords = Readonly<Record<number, FailureRecord>>
