/**
 * Masks a username, "demo1234" → "d•••4", so that only its owner recognises it. Of a name below eight
 * characters, only the first letter is shown.
 */
export const maskUsername = (username: string) =>
  `${username.slice(0, 1)}•••${username.length < 8 ? '' : username.slice(-1)}`

/** Masks an account number: "0123456789" → "xxxxxx6789". */
export const maskBankId = (bankId: string) => bankId.slice(-4).padStart(bankId.length, 'x')
