import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'

/** Returns the public menu, whose first three items are for members and disabled here (spec §2). */
export const publicMenuItems = (): { label: string; to?: string }[] => [
  { label: t.nav.casino },
  { label: t.nav.slot },
  { label: t.nav.sport },
  { label: t.nav.contact, to: paths.publicContact.path },
]
