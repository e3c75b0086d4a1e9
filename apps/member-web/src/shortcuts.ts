import type { IconName } from '@member/ui'
import { th } from './th.ts'

export interface Shortcut {
  to: string
  label: string
  icon: IconName
}

const say = th.shortcut

/** The shortcut table of spec §2, as far as its screens exist. */
export const shortcuts: Shortcut[] = [
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: '/auth/deposit/slip', label: say.slip, icon: 'receipt' },
  { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/transaction/history', label: say.history, icon: 'history' },
  { to: '/auth/settings/manage-address', label: say.address, icon: 'address' },
  { to: '/auth/settings/change-password', label: say.password, icon: 'lock' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]

/** The members' fixed bar. */
export const bottomBar: (Shortcut & { centre?: true })[] = [
  { to: '/auth/dashboard', label: say.dashboard, icon: 'home' },
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: '/auth/deposit/slip', label: say.slip, icon: 'receipt', centre: true },
  { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]

/** The members' top bar on a desktop, where there is no bottom bar. */
export const topBar: Shortcut[] = [
  { to: '/auth/dashboard', label: say.dashboard, icon: 'home' },
  { to: '/auth/deposit', label: say.deposit, icon: 'deposit' },
  { to: '/auth/withdraw', label: say.withdraw, icon: 'withdraw' },
  { to: '/auth/transaction/history', label: say.history, icon: 'history' },
  { to: '/auth/contact', label: say.contact, icon: 'contact' },
]
