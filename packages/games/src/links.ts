/** Where the games lead to; only the app knows addresses. */
export interface GamesLinks {
  /** A category's front, or that of all games. */
  categoryLink: (cat: string) => string
  /** A lobby: a category or `all`, and a provider's code or `all`. */
  lobbyLink: (type: string, slot: string, search?: string) => string
  depositLink: string
}
