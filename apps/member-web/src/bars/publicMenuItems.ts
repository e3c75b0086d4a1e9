import { th } from '../th.ts'

/** The public menu: the first three are for members, and cannot be opened here (spec §2). */
export const publicMenuItems: { label: string; to?: string }[] = [
  { label: th.nav.casino },
  { label: th.nav.slot },
  { label: th.nav.sport },
  { label: th.nav.contact, to: '/contact' },
]
