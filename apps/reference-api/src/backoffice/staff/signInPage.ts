import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { layout } from '../../staffPage/layout.ts'
import { readFields } from '../../staffPage/readFields.ts'
import { textIn } from '../action.ts'
import { Refusal } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { codeField } from './codeField.ts'
import { knownBrowser, rememberBrowser } from './knownBrowser.ts'
import { sessionCookie } from '../../staffPage/sessionCookie.ts'
import { beginStaffSession, endStaffSession } from '../../operations/staff/staffSession.ts'
import { th } from './th.ts'

const cookie = { path: '/', httpOnly: true, sameSite: 'Strict' } as const

const form = html`<section class="card">
  <form method="post" action="/desk/sign-in">
    <label class="field"
      >${th.username}<input type="text" name="username" autocomplete="username" required
    /></label>
    <label class="field"
      >${th.password}<input type="password" name="password" autocomplete="current-password" required
    /></label>
    ${codeField}
    <p><button class="main">${th.signIn}</button></p>
  </form>
</section>`

/** Where staff sign in with name, password and a code, and sign out. */
export function signInPage(services: Services) {
  const router = new Hono<AppEnv>()
  router.get('/desk/sign-in', (context) => {
    const { wait, wrong, joined } = context.req.query()
    const words = wait !== undefined ? th.wait : wrong !== undefined ? th.wrong : undefined
    const welcome = joined === undefined ? undefined : { words: th.joined }
    const problem = words === undefined ? welcome : { words, isProblem: true }
    return context.html(layout(undefined, th.title, problem, form, { isSimulated: services.simulate }))
  })
  router.post('/desk/sign-in', async (context) => {
    const fields = await readFields(context)
    const { password } = fields
    const begun = await beginStaffSession(services, {
      username: textIn(fields['username']),
      password: typeof password === 'string' ? password : '',
      code: textIn(fields['code']).replaceAll(/\s/g, ''),
      userAgent: context.req.header('User-Agent') ?? '',
      address: context.get('address'),
      browserOf: (staffUuid) => knownBrowser(services, context, staffUuid),
    }).catch((fault: unknown) => {
      if (fault instanceof Refusal) return 'wait' as const
      throw fault
    })
    if (!begun || begun === 'wait') return context.redirect(`/desk/sign-in?${begun ?? 'wrong'}`, 303)
    setCookie(context, sessionCookie, begun.token, { ...cookie, secure: !services.simulate })
    await rememberBrowser(services, context, begun.staffUuid)
    return context.redirect('/desk', 303)
  })
  router.post('/desk/sign-out', async (context) => {
    await endStaffSession(services, getCookie(context, sessionCookie) ?? '')
    deleteCookie(context, sessionCookie, cookie)
    return context.redirect('/desk/sign-in', 303)
  })
  return router
}
