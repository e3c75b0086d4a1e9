import { type Brand, brandAtom, type ShortcutName } from '@member/brand'
import type { Category } from '@member/games'
import type { IconName } from '@member/ui'
import { atom, useAtomValue } from 'jotai'
import { t } from './words.ts'
import { isOfferedAtom } from '../routes/offered.ts'
import * as paths from '../routes/paths.ts'

interface Shortcut {
  to: string
  label: string
  icon: IconName
}

/** The shortcut table of spec §2, and what else a member looks for. All of it is in the menu; a brand chooses what is at home too. */
export const shortcuts = () =>
  ({
    deposit: { to: paths.deposit.path, label: t.deposit, icon: 'deposit' },
    withdraw: { to: paths.withdraw.path, label: t.withdraw, icon: 'withdraw' },
    ranking: { to: paths.ranking.path, label: t.ranking, icon: 'medal' },
    media: { to: paths.media.path, label: t.media, icon: 'star' },
    wheel: { to: paths.wheel.path, label: t.wheel, icon: 'wheel' },
    promotion: { to: paths.promotion.path, label: t.promotion, icon: 'percent' },
    movie: { to: paths.movie.path, label: t.movie, icon: 'film' },
    'flip-card': { to: paths.flipCard.path, label: t.flipCard, icon: 'cards' },
    'flip-card-reward': { to: paths.flipCardReward.path, label: t.flipCardReward, icon: 'gift' },
    games: { to: paths.category.href('hot'), label: t.games, icon: 'games' },
    lotto: { to: paths.category.href('lotto'), label: t.lotto, icon: 'ticket' },
    dashboard: { to: paths.dashboard.path, label: t.dashboard, icon: 'home' },
    contact: { to: paths.contact.path, label: t.contact, icon: 'contact' },
    slip: { to: paths.slip.path, label: t.slip, icon: 'receipt' },
    history: { to: paths.history.path, label: t.history, icon: 'history' },
    affiliate: { to: paths.affiliate.path, label: t.affiliate, icon: 'users' },
    winlost: { to: paths.winLost.path, label: t.winLost, icon: 'chart' },
    reward: { to: paths.reward.path, label: t.reward, icon: 'trophy' },
    'play-safe': { to: paths.playSafe.path, label: t.playSafe, icon: 'heart' },
    address: { to: paths.address.path, label: t.address, icon: 'address' },
    password: { to: paths.password.path, label: t.password, icon: 'lock' },
  }) satisfies Record<ShortcutName, Shortcut>

/** At home, unless the brand chose: what its card and its bars do not lead to already. */
const atHome: readonly ShortcutName[] = [
  'slip',
  'history',
  'promotion',
  'reward',
  'ranking',
  'affiliate',
  'winlost',
  'play-safe',
]

/** Names of the shortcuts at home: the brand's choice in its order, or the most used. */
const shortcutNamesAtom = atom((get) => {
  const isOffered = get(isOfferedAtom)
  const all = shortcuts()
  const names = get(brandAtom).shortcuts ?? atHome
  return names.filter((name) => isOffered(all[name].to))
})

/** The shortcuts at a member's home, in the language shown. */
export const useShortcuts = (): Shortcut[] => {
  const names = useAtomValue(shortcutNamesAtom)
  const all = shortcuts()
  return names.map((name) => all[name])
}

/** The members' fixed bar; its centre leads to the games of the category the member was in last (spec §2). */
export const bottomBar = (
  category: Category,
  fourth: Brand['bottomBar'] = 'withdraw',
): (Shortcut & { centre?: true })[] => [
  { to: paths.dashboard.path, label: t.dashboard, icon: 'home' },
  { to: paths.deposit.path, label: t.deposit, icon: 'deposit' },
  { to: paths.category.href(category), label: t.play, icon: 'games', centre: true },
  fourth === 'media'
    ? { to: paths.media.path, label: t.media, icon: 'star' }
    : { to: paths.withdraw.path, label: t.withdraw, icon: 'withdraw' },
  { to: paths.contact.path, label: t.contact, icon: 'contact' },
]

/** Both bars of a member who is away from play: nothing in them is shut. */
export const awayBar = (): (Shortcut & { centre?: true })[] => {
  const all = shortcuts()
  return [all.dashboard, all.withdraw, all.history, all['play-safe'], all.contact]
}

/** The members' top bar on a desktop, where there is no bottom bar. */
export const topBar = (category: Category): Shortcut[] => [
  { to: paths.dashboard.path, label: t.dashboard, icon: 'home' },
  { to: paths.category.href(category), label: t.games, icon: 'games' },
  { to: paths.deposit.path, label: t.deposit, icon: 'deposit' },
  { to: paths.withdraw.path, label: t.withdraw, icon: 'withdraw' },
  { to: paths.media.path, label: t.media, icon: 'star' },
  { to: paths.contact.path, label: t.contact, icon: 'contact' },
]
