/** Message to a member about a decision: in Thai, or in both languages. */
export type Remark = string | { th: string; en: string }

export const thaiOf = (remark: Remark): string => (typeof remark === 'string' ? remark : remark.th)

export const remarkColumns = (remark: Remark) => ({
  remark: thaiOf(remark),
  english: typeof remark === 'string' ? null : { remark: remark.en },
})

export const noRemark = { remark: null, english: null }
