/** Masks a username: "friend0" becomes "fr***d0", and a short one keeps only its first letter. */
export const maskedUsername = (username: string): string =>
  username.length > 4 ? `${username.slice(0, 2)}***${username.slice(-2)}` : `${username.slice(0, 1)}***`
