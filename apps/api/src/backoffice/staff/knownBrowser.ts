import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Services } from '../../services/services.ts'

type Given = Pick<Services, 'identityKey' | 'localOrigins'>

const lifetimeSec = 180 * 24 * 60 * 60

/** Name of the cookie that marks a known browser; one per account, so that accounts can share a browser. */
const nameOf = (staffUuid: string) => `desk-browser-${staffUuid}`

const secretOf = ({ identityKey }: Given) =>
  createHmac('sha256', identityKey).update('staff browser').digest('base64')

export async function knownBrowser(services: Given, context: Context, staffUuid: string) {
  const value = await getSignedCookie(context, secretOf(services), nameOf(staffUuid))
  // The signature does not cover the cookie's name.
  return value && value.startsWith(`${staffUuid}.`) ? value : undefined
}

export async function rememberBrowser(services: Given, context: Context, staffUuid: string) {
  const value =
    (await knownBrowser(services, context, staffUuid)) ?? `${staffUuid}.${randomBytes(16).toString('hex')}`
  await setSignedCookie(context, nameOf(staffUuid), value, secretOf(services), {
    path: '/desk/sign-in',
    httpOnly: true,
    sameSite: 'Strict',
    secure: !services.localOrigins,
    maxAge: lifetimeSec,
  })
}
