import { mayOpen, type Staff } from '@member/api/operations'
import type { MenuItem } from '@member/staff-page/layout'
import { th } from './th.ts'

const pages = [
  ['/desk', th.pages.work],
  ['/desk/members', th.pages.members],
  ['/desk/reconciliation', th.pages.reconciliation],
  ['/desk/site', th.pages.site],
  ['/desk/log', th.pages.log],
  ['/desk/staff', th.pages.staff],
] as const

/** Current page in the menu; `none` for a refusal, undefined before sign-in. */
export type Here = (typeof pages)[number][0] | 'none' | undefined

export const menuOf = (staff: Staff): readonly MenuItem[] => pages.filter(([path]) => mayOpen(staff, path))
