import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { PageServices } from '../staffAuthentication.ts'

type Given = Pick<PageServices, 'staffSessions' | 'localOrigins'>

const lifetimeSec = 180 * 24 * 60 * 60

/** Returns the name of the cookie that marks a known browser. */
const nameOf = (staffUuid: string) => `desk-browser-${staffUuid}`

export async function knownBrowser(services: Given, context: Context, staffUuid: string) {
  const value = await getSignedCookie(context, services.staffSessions.browserSecret, nameOf(staffUuid))
  // The signature does not cover the cookie's name.
  return value && value.startsWith(`${staffUuid}.`) ? value : undefined
}

export async function rememberBrowser(services: Given, context: Context, staffUuid: string) {
  const value =
    (await knownBrowser(services, context, staffUuid)) ?? `${staffUuid}.${randomBytes(16).toString('hex')}`
  await setSignedCookie(context, nameOf(staffUuid), value, services.staffSessions.browserSecret, {
    path: '/desk/sign-in',
    httpOnly: true,
    sameSite: 'Strict',
    secure: !services.localOrigins,
    maxAge: lifetimeSec,
  })
}
