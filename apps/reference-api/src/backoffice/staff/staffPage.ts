import { randomBytes } from 'node:crypto'
import { asc, desc, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { textIn } from '../action.ts'
import { pressForm, row, tableSection } from '../actionForm.ts'
import { noticeIn } from '../noticeIn.ts'
import { staff, staffInvitations, staffSessions } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import { OperationRefused } from '../../domain/audit/refused.ts'
import { roles } from '../../services/roles.ts'
import { clockTime } from '../../values/figures.ts'
import { layout } from '../../staffPage/layout.ts'
import { readFields } from '../../staffPage/readFields.ts'
import { viewerOf } from '../../staffPage/viewer.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { hashToken } from '../../domain/sessions/signedIn.ts'
import { accountLine, invitationLine } from './accountLines.ts'
import { th } from './th.ts'

/** Accounts at the desk, for owners: who there is and who is in, a new one, and the end of one. */
export function staffPage(services: Services) {
  const { database, clock } = services
  const router = new Hono<AppEnv>()
  router.get('/desk/staff', async (context) => {
    const accounts = await database.select().from(staff).orderBy(asc(staff.username))
    const owners = accounts.filter(({ isActive, roles: of }) => isActive && of.includes('owner'))
    const invitations = await database
      .select()
      .from(staffInvitations)
      .where(gt(staffInvitations.expiresAt, clock()))
      .orderBy(asc(staffInvitations.username))
    const sessions = await database
      .select({ session: staffSessions, username: staff.username })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.uuid, staffSessions.staffUuid))
      .where(gt(staffSessions.expiresAt, clock()))
      .orderBy(desc(staffSessions.lastSeenAt))
    const content = html`<section class="card">
        <h2>${th.accounts}</h2>
        <p class="soft">${th.secondPerson}</p>
        ${owners.length === 1 ? html`<p class="warn">${th.oneOwner}</p>` : ''}
        ${accounts.map((account) => accountLine(account, context.get('staff').name))}
        ${invitations.map(invitationLine)}
      </section>
      ${tableSection(
        'sessions',
        th.sessions,
        sessions.map(({ session: { staffUuid, userAgent, lastSeenAt }, username }) =>
          row(
            username,
            clockTime(lastSeenAt),
            html`<span class="soft">${userAgent}</span>`,
            pressForm(`staff/${staffUuid}/end-sessions`, th.endSessions),
          ),
        ),
      )}
      <section class="card">
        <h2>${th.add}</h2>
        <form method="post" action="/desk/staff">
          <label class="field"
            >${th.username}<input type="text" name="username" pattern="[a-z0-9]{3,32}" required
          /></label>
          <fieldset>
            <legend>${th.roles}</legend>
            ${roles.map((role) => html`<label class="tick"><input type="checkbox" name="${role}" value="yes" /> ${th.role[role]}</label> `)}
          </fieldset>
          <button class="main">${th.invite}</button>
        </form>
      </section>`
    return context.html(
      layout('/desk/staff', th.accounts, noticeIn(context), content, viewerOf(context, services)),
    )
  })
  router.post('/desk/staff', async (context) => {
    const fields = await readFields(context)
    const username = textIn(fields['username'])
    const token = randomBytes(32).toString('base64url')
    try {
      const wanted = { username, roles: roles.filter((role) => fields[role] === 'yes') }
      await operationsAs(services, context.get('staff')).inviteStaff({
        ...wanted,
        tokenHash: hashToken(token),
      })
    } catch (fault) {
      if (!(fault instanceof OperationRefused)) throw fault
      return context.redirect(`/desk/staff?problem=${encodeURIComponent(fault.message)}`, 303)
    }
    const { host } = new URL(context.req.url)
    const link = `${services.simulate ? 'http' : 'https'}://${context.req.header('host') ?? host}/desk/join#${token}`
    const content = html`<p><a href="/desk/staff">${th.back}</a></p>
      <section class="card">
        <h2>${th.invited(username)}</h2>
        <p>${th.sendLink}</p>
        <p><code class="secret">${link}</code></p>
        <p><button data-copy="${link}">${th.copy}</button></p>
      </section>`
    return context.html(layout('/desk/staff', th.accounts, undefined, content, viewerOf(context, services)))
  })
  return router
}
