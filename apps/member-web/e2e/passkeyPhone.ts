import type { CDPSession, Page } from '@playwright/test'

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
