/** The front of a category; that of all games is that of the brand’s first. */
export const categoryLink = (cat: string) => `/auth/games/category${cat === 'all' ? '' : `?cat=${cat}`}`

/** Where the games lead to. */
export const gamesLinks = {
  categoryLink,
  lobbyLink: (type: string, slot: string, search = '') =>
    `/auth/games/${encodeURIComponent(type)}/${encodeURIComponent(slot)}${search && `?${search}`}`,
  depositLink: '/auth/deposit',
}
