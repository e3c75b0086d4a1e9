import type { Credit } from '@member/api-client'
import type { ToldChange } from '@member/ui'
import type { ReactNode } from 'react'

/** Props of a credit widget. Without `credit` the amount is unknown, and no figure is shown. */
export interface ShownCredit {
  credit: Credit | undefined
  told?: ToldChange
  /** When the figure was learnt, ms. */
  at: number
  /** The last question got no answer: the figure may be old. */
  stale: boolean
  busy: boolean
  refresh: () => unknown
  beside?: ReactNode
  waiting?: ReactNode
  children?: ReactNode
}
