import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { t } from '../words.ts'
import * as paths from '../routes/paths.ts'

/**
 * The public menu. The games are shut to visitors (spec §2): those items lead to the log-in, and from there to the games.
 * A brand without a category does not name it.
 */
export const usePublicMenuItems = (): { label: string; to: string }[] => {
  const { categories } = useAtomValue(brandAtom)
  const games = (['casino', 'slot', 'sport'] as const).filter((category) => categories.includes(category))
  return [
    ...games.map((category) => ({ label: t.nav[category], to: paths.category.href(category) })),
    { label: t.nav.contact, to: paths.publicContact.path },
  ]
}
