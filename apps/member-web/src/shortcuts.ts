import type { Category } from '@member/games'
import type { IconName } from '@member/ui'
import { categoryLink } from './games/gamesLinks.ts'
import { th } from './th.ts'

export interface Shortcut {
  to: string
  label: string
  icon: IconName
}

const say = th.shortcut

/** The shortcut table of spec §2, as far as its screens exist. */
export const shortcuts: Shortcut[] = [
  { to: categoryLink('hot'), label: say.games, icon: 'games' },
  { to: categoryLink('lotto'), label: say.lotto, icon: 'ticket' },
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: '/auth/deposit/slip', label: say.slip, icon: 'receipt' },
  { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/transaction/history', label: say.history, icon: 'history' },
  { to: '/auth/settings/manage-address', label: say.address, icon: 'address' },
  { to: '/auth/settings/change-password', label: say.password, icon: 'lock' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]

/** The members' fixed bar; its centre leads to the games of the category the member was in last (spec §2). */
export const bottomBar = (category: Category): (Shortcut & { centre?: true })[] => [
  { to: '/auth/dashboard', label: say.dashboard, icon: 'home' },
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: categoryLink(category), label: say.play, icon: 'games', centre: true },
  { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]

/** The members' top bar on a desktop, where there is no bottom bar. */
export const topBar = (category: Category): Shortcut[] => [
  { to: '/auth/dashboard', label: say.dashboard, icon: 'home' },
  { to: categoryLink(category), label: say.games, icon: 'games' },
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/transaction/history', label: say.history, icon: 'history' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]
