import { type Brand, brandAtom, type ShortcutName } from '@member/brand'
import type { Category } from '@member/games'
import type { IconName } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from '../words/words.ts'
import { isOfferedAtom } from '../paths/offered.ts'
import * as paths from '../paths/paths.ts'

interface Shortcut {
  to: string
  label: string
  icon: IconName
}

/** Returns the shortcuts of spec §2 and ours, in the default order. */
export const shortcuts = () =>
  ({
    promotion: { to: paths.promotion.path, label: t.title.promotion, icon: 'percent' },
    wheel: { to: paths.wheel.path, label: t.title.wheel, icon: 'wheel' },
    ranking: { to: paths.ranking.path, label: t.title.ranking, icon: 'medal' },
    reward: { to: paths.reward.path, label: t.title.reward, icon: 'trophy' },
    affiliate: { to: paths.affiliate.path, label: t.title.affiliate, icon: 'users' },
    history: { to: paths.history.path, label: t.title.history, icon: 'history' },
    slip: { to: paths.slip.path, label: t.title.slip, icon: 'receipt' },
    'play-safe': { to: paths.playSafe.path, label: t.title.playSafe, icon: 'heart' },
    media: { to: paths.media.path, label: t.title.media, icon: 'star' },
    'flip-card': { to: paths.flipCard.path, label: t.title.flipCard, icon: 'cards' },
    'flip-card-reward': { to: paths.flipCardReward.path, label: t.title.flipCardReward, icon: 'gift' },
    movie: { to: paths.movie.path, label: t.title.movie, icon: 'film' },
    games: { to: paths.category.href('hot'), label: t.title.category, icon: 'games' },
    lotto: { to: paths.category.href('lotto'), label: t.nav.lotto, icon: 'ticket' },
    winlost: { to: paths.winLost.path, label: t.title.winLost, icon: 'chart' },
    deposit: { to: paths.deposit.path, label: t.title.deposit, icon: 'deposit' },
    withdraw: { to: paths.withdraw.path, label: t.title.withdraw, icon: 'withdraw' },
    contact: { to: paths.contact.path, label: t.title.contact, icon: 'contact' },
    dashboard: { to: paths.dashboard.path, label: t.title.dashboard, icon: 'home' },
    address: { to: paths.address.path, label: t.title.address, icon: 'address' },
    password: { to: paths.password.path, label: t.title.password, icon: 'lock' },
  }) satisfies Record<ShortcutName, Shortcut>

/** Returns the shortcuts of a member's home that the brand offers, in the brand's order. */
export const useShortcuts = (): Shortcut[] => {
  const isOffered = useAtomValue(isOfferedAtom)
  const { shortcuts: chosen } = useAtomValue(brandAtom)
  const all = shortcuts()
  return (chosen?.map((name) => all[name]) ?? Object.values(all)).filter(({ to }) => isOffered(to))
}

/** Returns the members' bottom bar, whose centre opens `category` (spec §2). */
export const bottomBar = (
  category: Category,
  fourth: Brand['bottomBar'] = 'withdraw',
): (Shortcut & { centre?: true })[] => {
  const { dashboard, deposit, games, [fourth]: chosen, contact } = shortcuts()
  return [dashboard, deposit, { ...games, to: paths.category.href(category), centre: true }, chosen, contact]
}

/** Returns the items of the top and bottom bars during a break; all of them are available then. */
export const breakBar = (): (Shortcut & { centre?: true })[] => {
  const all = shortcuts()
  return [all.dashboard, all.withdraw, all.history, all['play-safe'], all.contact]
}

/** Returns the members' top bar on a desktop, where there is no bottom bar. */
export const topBar = (category: Category): Shortcut[] => {
  const { dashboard, games, deposit, withdraw, media, contact } = shortcuts()
  return [dashboard, { ...games, to: paths.category.href(category) }, deposit, withdraw, media, contact]
}
