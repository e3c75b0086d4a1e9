/** The name in `features` of /api/setting that says a server has an addition, by the name of the addition's function. */
export const featureOf: Record<string, string> = {
  logout: 'logout',
  listSessions: 'sessions',
  endSession: 'sessions',
  listFavourites: 'favourites',
  addFavourite: 'favourites',
  removeFavourite: 'favourites',
  listRecentGames: 'recent',
  touchSession: 'unattended',
  confirmPassword: 'unattended',
  getLimits: 'limits',
  setLimit: 'limits',
  settleLimit: 'limits',
  declineLimits: 'limits',
  getBonus: 'bonusChoice',
  takeBonus: 'bonusChoice',
  leaveBonus: 'bonusChoice',
}
