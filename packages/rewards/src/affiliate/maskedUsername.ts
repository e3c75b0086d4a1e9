/** Masks a username, such as "friend0" as "fr***d0", so that only people who know it recognise it. */
export const maskedUsername = (username: string): string =>
  username.length > 4 ? `${username.slice(0, 2)}***${username.slice(-2)}` : `${username.slice(0, 1)}***`
