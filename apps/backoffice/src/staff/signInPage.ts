import { Refusal, type AppEnv } from '@member/api/http'
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type PageServices, sessionCookie } from '../staffAuthentication.ts'
import { field, form } from '@member/staff-page/form'
import { card } from '@member/staff-page/parts'
import { digits, formIn, secret, text } from '../formIn.ts'
import { show } from '../show.ts'
import { th } from './th.ts'
import { randomBytes } from 'node:crypto'

export const codeField = field('code', th.code, {
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  pattern: '[0-9]{6}',
})

type Given = Pick<PageServices, 'staffSessions' | 'localOrigins'>

const lifetimeSec = 180 * 24 * 60 * 60

/** Returns the name of the cookie that marks a known browser. */
const nameOf = (staffUuid: string) => `desk-browser-${staffUuid}`

async function knownBrowser(services: Given, context: Context, staffUuid: string) {
  const value = await getSignedCookie(context, services.staffSessions.browserSecret, nameOf(staffUuid))
  // The signature does not cover the cookie's name.
  return value && value.startsWith(`${staffUuid}.`) ? value : undefined
}

async function rememberBrowser(services: Given, context: Context, staffUuid: string) {
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

const cookie = { path: '/', httpOnly: true, sameSite: 'Strict' } as const
const SignIn = v.object({ username: text, password: secret, code: digits })

const signInCard = card(
  'sign-in',
  th.signIn,
  form(
    '/desk/sign-in',
    th.signIn,
    'main',
    field('username', th.username, { autocomplete: 'username', autocapitalize: 'none' }),
    field('password', th.password, { type: 'password', autocomplete: 'current-password' }),
    codeField,
  ),
)

export function signInPage(services: PageServices) {
  const { staffSessions } = services
  const router = new Hono<AppEnv>()
  router.get('/desk/sign-in', (context) => {
    const { wait, wrong, joined } = context.req.query()
    const problem = wait !== undefined ? th.wait : wrong !== undefined ? th.wrong : undefined
    const words = problem ?? (joined === undefined ? undefined : th.joined)
    const notice = words === undefined ? undefined : { words, isProblem: problem !== undefined }
    return show(context, services, undefined, th.title, signInCard, notice)
  })
  router.post('/desk/sign-in', async (context) => {
    const begun = await staffSessions
      .begin({
        ...(await formIn(context, SignIn)),
        userAgent: context.req.header('User-Agent') ?? '',
        address: context.get('address'),
        browserOf: (staffUuid) => knownBrowser(services, context, staffUuid),
      })
      .catch((fault: unknown) => {
        if (fault instanceof Refusal) return 'wait' as const
        throw fault
      })
    if (!begun || begun === 'wait') return context.redirect(`/desk/sign-in?${begun ?? 'wrong'}`, 303)
    setCookie(context, sessionCookie, begun.token, { ...cookie, secure: !services.localOrigins })
    await rememberBrowser(services, context, begun.staffUuid)
    return context.redirect('/desk', 303)
  })
  router.post('/desk/sign-out', async (context) => {
    await staffSessions.end(getCookie(context, sessionCookie) ?? '')
    deleteCookie(context, sessionCookie, cookie)
    return context.redirect('/desk/sign-in', 303)
  })
  return router
}
