import type { AppEnv } from '@member/api/http'
import { OperationRefused, type Joining, secretAddress, secretText } from '@member/api/operations'
import { qrModules } from '@member/api/values/qrModules'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { PageServices } from '../staffAuthentication.ts'
import { field, form, hidden } from '@member/staff-page/form'
import { card, said, type Content, type Markup } from '@member/staff-page/parts'
import { digits, formIn, secret, text } from '../formIn.ts'
import { show } from '../show.ts'
import { codeField } from './signInPage.ts'
import { th } from './th.ts'

const Joined = v.object({ invitation: text, token: text, password: secret, again: secret, code: digits })

const start = card(
  'start',
  th.join,
  html`<p>${th.joinHint}</p>`,
  form(
    '/desk/join',
    th.begin,
    'main',
    field('invitation', th.joinCode, { autocomplete: 'off', 'data-from-link': true }),
  ),
)

async function qr(content: string): Promise<Markup> {
  const { path, size } = await qrModules(content)
  return html`<svg
    class="qr"
    role="img"
    aria-label="${th.qr}"
    viewBox="-4 -4 ${size + 8} ${size + 8}"
    shape-rendering="crispEdges"
  >
    <rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff" />
    <path d="${path}" fill="#000" />
  </svg>`
}

const newPassword = (name: string, label: string) =>
  field(name, label, { type: 'password', autocomplete: 'new-password', minlength: 12, maxlength: 200 })

const setUp = async ({ username, token, secret: factor }: Joining): Promise<Markup> =>
  card(
    'set-up',
    th.join,
    form(
      '/desk/join',
      th.finish,
      'main',
      hidden('token', token),
      field('username', th.username, { value: username, autocomplete: 'username', readonly: true }),
      html`<h3>${th.scan}</h3>`,
      await qr(secretAddress(factor, 'Member back office', username)),
      said(html`${th.orType}<br /><code class="secret">${secretText(factor)}</code>`),
      html`<h3>${th.setPassword}</h3>`,
      newPassword('password', th.newPassword),
      newPassword('again', th.again),
      html`<h3>${th.enterCode}</h3>`,
      codeField,
    ),
  )

export function joinPage(services: PageServices) {
  const { staffSessions } = services
  const page = (context: Context<AppEnv>, content: Content, problem?: string) =>
    show(
      context,
      services,
      undefined,
      th.join,
      content,
      problem ? { words: problem, isProblem: true } : undefined,
    )
  return new Hono<AppEnv>()
    .get('/desk/join', (context) => page(context, start))
    .post('/desk/join', async (context) => {
      const { token, invitation, ...wanted } = await formIn(context, Joined)
      try {
        if (!token) return await page(context, await setUp(await staffSessions.openInvitation(invitation)))
        const problem = await staffSessions.join(token, wanted)
        if (!problem) return context.redirect('/desk/sign-in?joined', 303)
        return await page(context, await setUp((await staffSessions.joiningOf(token)).joining), problem)
      } catch (fault) {
        if (!(fault instanceof OperationRefused)) throw fault
        return page(context, start, fault.message)
      }
    })
}
