import type { Credit } from '@member/api-client'
import type { ShownChange } from '@member/ui'
import type { ReactNode } from 'react'

/** Props of the credit's layouts. No amount is shown while `credit` is undefined. */
export interface ShownCredit {
  credit: Credit | undefined
  shownChange?: ShownChange
  /** Time (ms) at which the credit was last received. */
  at: number
  /** True if the last refresh failed. */
  stale: boolean
  busy: boolean
  refresh: () => unknown
  beside?: ReactNode
  waiting?: ReactNode
  children?: ReactNode
}
