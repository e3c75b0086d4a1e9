import type { AppEnv } from '@member/api/http'
import { attempt, hashToken, roles, type StaffWork } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { PageServices } from '../staffAuthentication.ts'
import { field, form, tick } from '@member/staff-page/form'
import { card, said, soft, table, type Markup, chip, item } from '@member/staff-page/parts'
import { box, formIn, text } from '../formIn.ts'
import { redirectTo, show } from '../show.ts'
import { th } from './th.ts'

type Account = StaffWork['accounts'][number]

const rolesOf = (account: Pick<Account, 'roles'>) =>
  soft(account.roles.map((role) => th.role[role]).join(' · '))

const accountLine = (account: Account, viewer: string): Markup => {
  const { uuid, username, isActive, createdBy, confirmedBy } = account
  const isOfAnother = createdBy !== null && !confirmedBy && createdBy !== viewer && username !== viewer
  const from = [
    createdBy && th.madeBy(createdBy),
    confirmedBy && th.confirmedBy(confirmedBy),
    createdBy && !confirmedBy && !isOfAnother && th.confirmHint,
  ]
  return item(
    html`${username} ${rolesOf(account)} ${!isActive && chip(th.closed, 'badly')}<br />
      ${soft(from.filter(Boolean).join(' · '))}`,
    isOfAnother && isActive && form(`/desk/staff/${uuid}/confirm`, th.confirm, 'main'),
    isActive && username !== viewer && form(`/desk/staff/${uuid}/renew`, th.renew),
    isActive ? form(`/desk/staff/${uuid}/close`, th.close) : form(`/desk/staff/${uuid}/open`, th.reopen),
  )
}

const invitationLine = (invitation: StaffWork['invitations'][number]): Markup => {
  const { uuid, username, secret, invitedBy, expiresAt } = invitation
  return item(
    html`${username} ${rolesOf(invitation)}<br />
      ${soft(th.madeBy(invitedBy), ' · ', secret ? th.opened : th.waits(clockTime(expiresAt)))}`,
    form(`/desk/staff/invitations/${uuid}/withdraw`, th.withdraw),
  )
}

const Invited = v.object({ username: text, support: box, payments: box, marketing: box, owner: box })

export function staffPage(services: PageServices) {
  return new Hono<AppEnv>()
    .get('/desk/staff', async (context) => {
      const { accounts, invitations, sessions } = await services.reads.staff()
      const owners = accounts.filter(({ isActive, roles: of }) => isActive && of.includes('owner'))
      const content = [
        card(
          'accounts',
          th.accounts,
          said(th.secondPerson),
          owners.length === 1 && said(th.oneOwner, 'warn'),
          accounts.map((account) => accountLine(account, context.get('staff').name)),
          invitations.map(invitationLine),
        ),
        card(
          'sessions',
          th.sessions,
          table(sessions, [
            [th.username, ({ username }) => username],
            [th.lastSeen, ({ session }) => clockTime(session.lastSeenAt)],
            [th.device, ({ session }) => soft(session.userAgent)],
            ['', ({ session }) => form(`/desk/staff/${session.staffUuid}/end-sessions`, th.endSessions)],
          ]),
        ),
        card(
          'invite',
          th.add,
          form(
            '/desk/staff',
            th.invite,
            'main',
            field('username', th.username, { pattern: '[a-z0-9]{3,32}' }),
            html`<fieldset>
              <legend>${th.roles}</legend>
              ${roles.map((role) => tick(role, th.role[role]))}
            </fieldset>`,
          ),
        ),
      ]
      return show(context, services, '/desk/staff', th.accounts, content)
    })
    .post('/desk/staff', async (context) => {
      const { username, ...ticked } = await formIn(context, Invited)
      const token = randomBytes(32).toString('base64url')
      const wanted = { username, roles: roles.filter((role) => ticked[role]), tokenHash: hashToken(token) }
      const outcome = await attempt(async () =>
        services.operationsAs(context.get('staff')).inviteStaff(wanted),
      )
      if ('problem' in outcome) return context.redirect(redirectTo(context, outcome), 303)
      return showLink(context, th.invited(username), token)
    })
    .post('/desk/staff/:uuid/renew', async (context) => {
      const token = randomBytes(32).toString('base64url')
      const operations = services.operationsAs(context.get('staff'))
      let of = ''
      const outcome = await attempt(async () => {
        const { username } = await operations.renewStaff(context.req.param('uuid'), hashToken(token))
        of = username
      })
      if ('problem' in outcome) return context.redirect(redirectTo(context, outcome), 303)
      return showLink(context, th.renewed(of), token, said(th.renewHint, 'warn'))
    })

  function showLink(context: Context<AppEnv>, title: string, token: string, hint: Markup | '' = '') {
    const { host } = new URL(context.req.url)
    const link = `${services.localOrigins ? 'http' : 'https'}://${context.req.header('host') ?? host}/desk/join#${token}`
    const content = html`<p><a href="/desk/staff">${th.back}</a></p>
      ${card(
        'invited',
        title,
        hint,
        html`<p>${th.sendLink}</p>
          <p><code class="secret">${link}</code></p>
          <p><button data-copy="${link}">${th.copy}</button></p>`,
      )}`
    return show(context, services, '/desk/staff', th.accounts, content)
  }
}
