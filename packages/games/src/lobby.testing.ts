import { ADepositSheet } from './aDepositSheet.testing.tsx'
import type { GamesLinks } from './game/links.ts'

export const aLobby: GamesLinks = {
  categoryLink: (cat) => `/auth/games/category?cat=${cat === 'all' ? 'sport' : cat}`,
  lobbyLink: (type, slot, search = '') => `/auth/games/${type}/${slot}${search && `?${search}`}`,
  depositLink: '/auth/deposit',
  limitsLink: '/limits',
  breakLink: '/break',
  depositSheet: ADepositSheet,
}
