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
  const games = [
    { category: 'casino', label: t.nav.casino },
    { category: 'slot', label: t.nav.slot },
    { category: 'sport', label: t.nav.sport },
  ] as const
  return [
    ...games
      .filter(({ category }) => categories.includes(category))
      .map(({ category, label }) => ({ label, to: paths.category.href(category) })),
    { label: t.nav.contact, to: paths.publicContact.path },
  ]
}
