/** "demo1234" → "d•••4": enough for its owner to know it, and too little for anyone else; of a short one, its first letter. */
export const maskUsername = (username: string) =>
  `${username.slice(0, 1)}•••${username.length < 8 ? '' : username.slice(-1)}`

/** "0123456789" → "xxxxxx6789". */
export const maskBankId = (bankId: string) => bankId.slice(-4).padStart(bankId.length, 'x')
