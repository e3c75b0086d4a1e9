/** Masks an account number as slips do: "0123456789" → "xxx-x-x5678-x". */
export function maskAccount(bankId: string): string {
  const head = 'x'.repeat(Math.max(0, bankId.length - 7))
  return `${head}-x-x${bankId.slice(-5, -1)}-x`
}

/** Shortens a surname to its first letter: "นาย สมชาย ใจดี" → "นาย สมชาย ใ***". */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/)
  const surname = words.length > 1 ? words.pop() : undefined
  return surname ? `${words.join(' ')} ${surname.slice(0, 1)}***` : name
}

/**
 * Masks a username, "demo1234" → "d•••4", so that only its owner recognises it. Of a name below eight
 * characters, only the first letter is shown.
 */
export const maskUsername = (username: string) =>
  `${username.slice(0, 1)}•••${username.length < 8 ? '' : username.slice(-1)}`

/** Masks an account number: "0123456789" → "xxxxxx6789". */
export const maskBankId = (bankId: string) => bankId.slice(-4).padStart(bankId.length, 'x')
