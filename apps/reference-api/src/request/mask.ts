/** "demo1234" → "de****34": enough for its owner to know it. */
export const maskUsername = (username: string) => `${username.slice(0, 2)}****${username.slice(-2)}`

/** "0123456789" → "xxxxxx6789". */
export const maskBankId = (bankId: string) => bankId.slice(-4).padStart(bankId.length, 'x')
