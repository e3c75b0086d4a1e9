/** A sentence to a member about a decision: in Thai, or in both languages. */
export type Remark = string | { th: string; en: string }

/** The sentence in Thai, which staff read. */
export const thaiOf = (remark: Remark): string => (typeof remark === 'string' ? remark : remark.th)

/** The columns that keep it. */
export const remarkColumns = (remark: Remark) => ({
  remark: thaiOf(remark),
  english: typeof remark === 'string' ? null : { remark: remark.en },
})

/** The columns where nothing is remarked. */
export const noRemark = { remark: null, english: null }
