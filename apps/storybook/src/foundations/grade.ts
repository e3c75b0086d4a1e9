import type { Contrast } from '@member/brand/palette'

/** Returns what WCAG 2.2 calls the contrast of a pair. */
export const grade = ({ ratio, least }: Contrast) => {
  if (ratio < least) return 'fails'
  return ratio >= 7 ? 'AAA' : 'AA'
}
