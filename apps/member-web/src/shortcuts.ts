import type { Brand, ShortcutName } from '@member/brand'
import type { Category } from '@member/games'
import type { EventName, IconName } from '@member/ui'
import { categoryLink } from './games/gamesLinks.ts'
import { th } from './th.ts'
import { thMedia } from './media/thMedia.ts'

export interface Shortcut {
  to: string
  label: string
  icon: IconName
}

const say = th.shortcut

/** The shortcut table of spec §2, and what else a member looks for; a brand chooses of them and says the order. */
export const shortcuts = {
  dashboard: { to: '/auth/dashboard', label: say.dashboard, icon: 'home' },
  games: { to: categoryLink('hot'), label: say.games, icon: 'games' },
  lotto: { to: categoryLink('lotto'), label: say.lotto, icon: 'ticket' },
  deposit: { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  slip: { to: '/auth/deposit/slip', label: say.slip, icon: 'receipt' },
  withdraw: { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  history: { to: '/auth/transaction/history', label: say.history, icon: 'history' },
  'play-safe': { to: '/auth/settings/play-safe', label: say.playSafe, icon: 'heart' },
  ranking: { to: '/auth/user/ranking', label: say.ranking, icon: 'shield' },
  promotion: { to: '/auth/media/promotion', label: say.promotion, icon: 'percent' },
  affiliate: { to: '/auth/affiliate', label: say.affiliate, icon: 'users' },
  winlost: { to: '/auth/winlost', label: say.winLost, icon: 'chart' },
  media: { to: '/auth/media', label: say.media, icon: 'star' },
  wheel: { to: '/auth/media/wheel', label: say.wheel, icon: 'wheel' },
  'flip-card': { to: '/auth/media/flip-card', label: say.flipCard, icon: 'cards' },
  'flip-card-reward': { to: '/auth/media/flip-card-reward', label: say.flipCardReward, icon: 'gift' },
  reward: { to: '/auth/reward', label: say.reward, icon: 'trophy' },
  movie: { to: '/auth/media/movie', label: say.movie, icon: 'film' },
  address: { to: '/auth/settings/manage-address', label: say.address, icon: 'address' },
  password: { to: '/auth/settings/change-password', label: say.password, icon: 'lock' },
  contact: { to: '/auth/contact', label: say.contact, icon: 'contact' },
} satisfies Record<ShortcutName, Shortcut> & Record<string, Shortcut>

/** The members' fixed bar; its centre leads to the games of the category the member was in last (spec §2). */
export const bottomBar = (
  category: Category,
  fourth: Brand['bottomBar'] = 'withdraw',
): (Shortcut & { centre?: true })[] => [
  { to: '/auth/dashboard', label: say.dashboard, icon: 'home' },
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: categoryLink(category), label: say.play, icon: 'games', centre: true },
  fourth === 'media'
    ? { to: '/auth/media', label: say.media, icon: 'star' }
    : { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]

/** What a member's home has at hand already: its bars, its money buttons. */
export const inTheBars: ReadonlySet<string> = new Set([
  '/auth/dashboard',
  '/auth/deposit',
  '/auth/withdraw',
  '/auth/contact',
  categoryLink('hot'),
])

/** The members' top bar on a desktop, where there is no bottom bar. */
export const topBar = (category: Category): Shortcut[] => [
  { to: '/auth/dashboard', label: say.dashboard, icon: 'home' },
  { to: categoryLink(category), label: say.games, icon: 'games' },
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/media', label: say.media, icon: 'star' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]

/** What stands beside the events on the page of all of them. */
export const mediaPlaces: { to: string; name: string; note: string; art: EventName; picture: string }[] = [
  {
    to: '/auth/media/promotion',
    name: th.title.promotion,
    note: thMedia.promotionNote,
    art: 'promotion',
    picture: 'media.promotion',
  },
  {
    to: '/auth/reward',
    name: thMedia.reward,
    note: thMedia.rewardNote,
    art: 'reward',
    picture: 'media.reward',
  },
  {
    to: '/auth/media/movie',
    name: thMedia.movie,
    note: thMedia.movieNote,
    art: 'film',
    picture: 'media.movie',
  },
]
