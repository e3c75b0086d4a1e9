import type { CDPSession, Page } from '@playwright/test'
import { createHmac } from 'node:crypto'

/** A phone with passkeys, simulated by Chromium's virtual authenticator. */
export class PasskeyPhone {
  readonly #devtools: CDPSession
  readonly #authenticatorId: string

  private constructor(devtools: CDPSession, authenticatorId: string) {
    this.#devtools = devtools
    this.#authenticatorId = authenticatorId
  }

  static async of(page: Page): Promise<PasskeyPhone> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new PasskeyPhone(devtools, authenticatorId)
  }

  async held(): Promise<number> {
    const authenticatorId = this.#authenticatorId
    const { credentials } = await this.#devtools.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials.length
  }
}

/** Returns an authenticator app's code for a key (RFC 6238), `off` periods of 30 s from now. */
export function codeOf(key: string, off = 0): string {
  const bits = Array.from(key.replace(/\s/g, ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + off))
  const hash = createHmac('sha1', bytes).update(step).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
