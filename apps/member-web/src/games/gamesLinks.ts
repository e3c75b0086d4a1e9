/** The front of a category; that of all games is that of the usual one. */
export const categoryLink = (cat: string) => `/auth/games/category?cat=${cat === 'all' ? 'sport' : cat}`

/** Where the games lead to. */
export const gamesLinks = {
  categoryLink,
  lobbyLink: (type: string, slot: string, search = '') =>
    `/auth/games/${encodeURIComponent(type)}/${encodeURIComponent(slot)}${search && `?${search}`}`,
  depositLink: '/auth/deposit',
}
