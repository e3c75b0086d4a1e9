import { html } from 'hono/html'
import { pressForm } from '../actionForm.ts'
import type { staff, staffInvitations } from '../../database/schema.ts'
import { clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { th } from './th.ts'

const rolesOf = (roles: (typeof staff.$inferSelect)['roles']) =>
  roles.map((role) => th.role[role]).join(' · ')

/** An account, who vouches for it, and what the owner who looks may do with it. */
export const accountLine = (account: typeof staff.$inferSelect, viewer: string): Markup => {
  const { uuid, username, roles, isActive, createdBy, confirmedBy } = account
  const isAnothers = createdBy !== null && !confirmedBy && createdBy !== viewer && username !== viewer
  const from = [createdBy && th.madeBy(createdBy), confirmedBy && th.confirmedBy(confirmedBy)]
  return html`<div class="line">
    <span
      >${username} <span class="soft">${rolesOf(roles)}</span><br /><span class="soft"
        >${from.filter(Boolean).join(' · ')}${createdBy && !confirmedBy && !isAnothers ? ` · ${th.confirmHint}` : ''}</span
      ></span
    >
    <span class="row"
      >${isAnothers && isActive ? pressForm(`staff/${uuid}/confirm`, th.confirm, { kind: 'main' }) : ''}${isActive ? pressForm(`staff/${uuid}/close`, th.close) : pressForm(`staff/${uuid}/open`, th.reopen)}</span
    >
  </div>`
}

/** An invitation whose account is not set up yet. */
export const invitationLine = (invitation: typeof staffInvitations.$inferSelect): Markup => {
  const { uuid, username, roles, secret, invitedBy, expiresAt } = invitation
  return html`<div class="line">
    <span
      >${username} <span class="soft">${rolesOf(roles)}</span><br /><span class="soft"
        >${th.madeBy(invitedBy)} · ${secret ? th.opened : th.waits(clockTime(expiresAt))}</span
      ></span
    >
    ${pressForm(`staff/invitations/${uuid}/withdraw`, th.withdraw)}
  </div>`
}
