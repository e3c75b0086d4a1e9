// Every screen's address (spec §2), one record each: `path` in React Router's syntax; `href` if the path has
// parameters; `extra` if a brand may leave the screen out. Import it as `import * as paths`, so that a page
// contains only the records it uses. Addresses are literals, because computed ones would never be tree-shaken from
// the boot script. It imports nothing.

const auth = '/auth'
const games = '/auth/games'

export const landing = { path: '/' }
export const login = { path: '/login' }
export const forgotPassword = {
  path: '/forgot-password',
  hrefFrom: (path: string) => `/forgot-password?returnTo=${encodeURIComponent(path)}`,
}
export const register = { path: '/register' }
export const registerForTeam = { path: '/regis/:team/:marketing' }
export const registerForTeamToo = { path: '/regiss/:team/:marketing' }
export const registerInvited = { path: '/aff/:afCode', href: (afCode: string) => `/aff/${afCode}` }
export const publicContact = { path: '/contact' }
export const liveScore = { path: '/live-score' }
export const standings = { path: '/score' }
export const publicPromotion = { path: '/promotion', extra: 'promotion' as const }
export const maintenance = { path: '/ma' }
export const notFound = { path: '/404' }
export const help = {
  path: '/help',
  href: (word: string) => `/help?q=${encodeURIComponent(word)}`,
}
export const legal = { path: '/legal/:name', href: (name: string) => `/legal/${name}` }

/** Prefix of members' addresses. */
export const member = { path: '/auth' }
export const dashboard = { path: '/auth/dashboard' }
export const deposit = { path: '/auth/deposit' }
export const slip = { path: '/auth/deposit/slip' }
export const withdraw = { path: '/auth/withdraw' }
export const history = {
  path: '/auth/transaction/history',
  href: (kind: string) => `${auth}/transaction/history?kind=${kind}`,
  gamesOf: (day: string) => `${auth}/transaction/history?kind=game&period=days&from=${day}&to=${day}`,
  /** Returns the address of the history that opens the entry of a deposit or withdrawal. */
  entryHref: (kind: string, reference: string) =>
    `${auth}/transaction/history?kind=${kind}&entry=${encodeURIComponent(reference)}`,
}
export const inbox = { path: '/auth/inbox' }
export const affiliate = { path: '/auth/affiliate', extra: 'affiliate' as const }
export const winLost = { path: '/auth/winlost' }
export const ranking = { path: '/auth/user/ranking' }
export const password = { path: '/auth/settings/change-password' }
export const profile = { path: '/auth/profile' }
export const secondFactor = { path: '/auth/settings/second-factor' }
export const passkeys = { path: '/auth/settings/passkeys' }
export const devices = { path: '/auth/settings/devices' }
export const address = { path: '/auth/settings/manage-address' }
export const playSafe = {
  path: '/auth/settings/play-safe',
  limitsPath: '/auth/settings/play-safe?part=limits',
  breakPath: '/auth/settings/play-safe?part=break',
}
export const spending = { path: '/auth/settings/play-safe/spending' }
export const identity = { path: '/auth/settings/identity' }
export const reward = {
  path: '/auth/reward',
  requestHref: (request: string) => `${auth}/reward?request=${encodeURIComponent(request)}`,
}
export const rewardCategory = { path: '/auth/reward/:categoryId' }
export const media = { path: '/auth/media' }
export const wheel = { path: '/auth/media/wheel', extra: 'wheel' as const }
export const promotion = { path: '/auth/media/promotion', extra: 'promotion' as const }
export const movie = { path: '/auth/media/movie', extra: 'movie' as const }
export const flipCard = { path: '/auth/media/flip-card', extra: 'flip-card' as const }
export const flipCardReward = { path: '/auth/media/flip-card-reward', extra: 'flip-card-reward' as const }
export const contact = { path: '/auth/contact' }
export const category = {
  path: '/auth/games/category',
  /** Returns the address of a category of games; `all` leads to the brand's first category. */
  href: (cat: string) => `${games}/category${cat === 'all' ? '' : `?cat=${cat}`}`,
}
export const lobby = {
  path: '/auth/games/:type/:slot',
  href: (type: string, slot: string, search = '') =>
    `${games}/${encodeURIComponent(type)}/${encodeURIComponent(slot)}${search && `?${search}`}`,
}
