import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { textIn } from '../action.ts'
import { OperationRefused } from '../../domain/audit/refused.ts'
import { layout, type Markup } from '../../staffPage/layout.ts'
import { readFields } from '../../staffPage/readFields.ts'
import { qrModules } from '../../values/qrModules.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { secretAddress, secretText } from '../../secrets/totp.ts'
import { codeField } from './codeField.ts'
import { join, joiningOf, openInvitation, type Joining } from '../../operations/staff/joining.ts'
import { th } from './th.ts'

const start = html`<section class="card">
  <p>${th.joinHint}</p>
  <form method="post" action="/desk/join">
    <label class="field"
      >${th.joinCode}<input type="text" name="invitation" autocomplete="off" data-from-link required
    /></label>
    <p><button class="main">${th.begin}</button></p>
  </form>
</section>`

async function qr(text: string): Promise<Markup> {
  const { path, size } = await qrModules(text)
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

const password = (name: string, words: string) =>
  html`<label class="field"
    >${words}<input
      type="password"
      name="${name}"
      autocomplete="new-password"
      minlength="12"
      maxlength="200"
      required
  /></label>`

const setUp = async ({ username, token, secret }: Joining): Promise<Markup> =>
  html`<section class="card">
    <form method="post" action="/desk/join">
      <input type="hidden" name="token" value="${token}" />
      <label class="field"
        >${th.username}<input type="text" value="${username}" autocomplete="username" readonly
      /></label>
      <h2>${th.scan}</h2>
      ${await qr(secretAddress(secret, 'Member desk', username))}
      <p class="soft">${th.orType}<br /><code class="secret">${secretText(secret)}</code></p>
      <h2>${th.setPassword}</h2>
      ${password('password', th.newPassword)}${password('again', th.again)}
      <h2>${th.enterCode}</h2>
      ${codeField}
      <p><button class="main">${th.finish}</button></p>
    </form>
  </section>`

/** Where a new member of staff opens their invitation, and sets their own password and second factor. */
export function joinPage(services: Services) {
  const show = (context: Context<AppEnv>, content: Markup, problem?: string) => {
    const notice = problem ? { words: problem, isProblem: true } : undefined
    return context.html(layout(undefined, th.join, notice, content, { isSimulated: services.simulate }))
  }
  return new Hono<AppEnv>()
    .get('/desk/join', (context) => show(context, start))
    .post('/desk/join', async (context) => {
      const fields = await readFields(context)
      const token = textIn(fields['token'])
      try {
        if (!token)
          return await show(
            context,
            await setUp(await openInvitation(services, textIn(fields['invitation']))),
          )
        const typed = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
        const wanted = { password: typed('password'), again: typed('again') }
        const problem = await join(services, token, { ...wanted, code: textIn(fields['code']) })
        if (!problem) return context.redirect('/desk/sign-in?joined', 303)
        return await show(context, await setUp((await joiningOf(services, token)).joining), problem)
      } catch (fault) {
        if (!(fault instanceof OperationRefused)) throw fault
        return show(context, start, fault.message)
      }
    })
}
