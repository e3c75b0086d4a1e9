/** "demo1234" → "de****34": enough for its owner to know it, and too little of a short one to tell it. */
export const maskUsername = (username: string) =>
  `${username.slice(0, 2)}****${username.length < 8 ? '' : username.slice(-2)}`

/** "0123456789" → "xxxxxx6789". */
export const maskBankId = (bankId: string) => bankId.slice(-4).padStart(bankId.length, 'x')
