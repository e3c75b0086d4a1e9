import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Returns true if `signature` matches the text and the secret. Pass the raw request body, not a parsed copy. */
export function isSigned(text: string, signature: string | undefined, secret: string): boolean {
  const expected = Buffer.from(signatureOf(text, secret))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
