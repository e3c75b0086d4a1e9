/** "fr***d0": told apart by whoever invited them, as the shortened name beside it, and of no use to anyone else. */
export const maskedUsername = (username: string): string =>
  username.length > 4 ? `${username.slice(0, 2)}***${username.slice(-2)}` : `${username.slice(0, 1)}***`
