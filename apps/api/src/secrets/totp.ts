import { Secret, TOTP } from 'otpauth'

const totp = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret, digits: 6, period: 30 })

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer })

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes)

export const secretText = (secret: Uint8Array): string => secretOf(secret).base32

/** Returns the `otpauth:` address of a secret, which an authenticator app lists by issuer and name. */
export const secretAddress = (secret: Uint8Array, issuer: string, username: string): string =>
  totp(secretOf(secret), issuer, username).toString()

/** Returns the time step of a code: the current, previous or next one. Undefined if the code is wrong. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secretOf(secret)).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 30_000) + delta
}

export const codeAt = (secret: Uint8Array, now: Date): string =>
  totp(secretOf(secret)).generate({ timestamp: now.getTime() })
