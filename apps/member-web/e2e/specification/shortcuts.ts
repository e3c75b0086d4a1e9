/** Addresses of the shortcuts in the order of spec §2. */
export const specShortcuts = [
  '/auth/deposit',
  '/auth/withdraw',
  '/auth/user/ranking',
  '/auth/media',
  '/auth/media/wheel',
  '/auth/media/promotion',
  '/auth/media/movie',
  '/auth/media/flip-card',
  '/auth/media/flip-card-reward',
  '/auth/games/category?cat=hot',
  '/auth/games/category?cat=lotto',
  '/auth/dashboard',
  '/auth/contact',
]
