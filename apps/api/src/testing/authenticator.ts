import { anyone, login, proveFactor, startFactor } from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { Secret } from 'otpauth'
import type { Member } from '../services/services.ts'
import { codeAt } from '../secrets/totp.ts'
import { password } from './newMember.ts'
import type { TestServer } from './startTestServer.ts'

export const codeOfText = (text: string, now: Date): string => codeAt(Secret.fromBase32(text).bytes, now)

const minute = 60_000

export function authenticator(server: TestServer) {
  let secret = Buffer.alloc(0)
  const app = {
    take: (text: string) => {
      secret = Buffer.from(Secret.fromBase32(text).bytes)
    },
    /** Returns an unused code; advances the clock by a minute for this. */
    code: () => {
      server.pass(minute)
      return app.codeOff(0)
    },
    codeOff: (ms: number) => codeAt(secret, new Date(server.services.clock().getTime() + ms)),
    secret: () => secret,
    setUp: async () => {
      app.take((await startFactor(anyone)).secret)
      return (await proveFactor(app.code(), anyone)).codes
    },
    logIn: async ({ username }: Member, device: string, code?: string) => {
      // Log-ins must differ in time.
      server.pass(1_000)
      startSession(await login({ username, password, device, ...(code && { code }) }, anyone))
    },
  }
  return app
}
