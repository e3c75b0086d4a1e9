import type { Credit } from '@member/api-client'
import type { ReactNode } from 'react'

/** What a credit widget draws. Without `credit` nothing is known, and no figure may stand there. */
export interface ShownCredit {
  credit: Credit | undefined
  /** When the figure was learnt, ms. */
  at: number
  /** The last question got no answer: the figure may be old. */
  stale: boolean
  busy: boolean
  refresh: () => unknown
  beside?: ReactNode
  children?: ReactNode
}
