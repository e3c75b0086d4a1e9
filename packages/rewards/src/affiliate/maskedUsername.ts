/** Masks a username as "fr***d0": the inviter recognises it, others do not. */
export const maskedUsername = (username: string): string =>
  username.length > 4 ? `${username.slice(0, 2)}***${username.slice(-2)}` : `${username.slice(0, 1)}***`
