/** "fr***d0": recognisable for the inviter, useless for others. */
export const maskedUsername = (username: string): string =>
  username.length > 4 ? `${username.slice(0, 2)}***${username.slice(-2)}` : `${username.slice(0, 1)}***`
