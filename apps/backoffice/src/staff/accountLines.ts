import type { StaffWork } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { form } from '@member/staff-page/form'
import { chip, item, soft, type Markup } from '@member/staff-page/parts'
import { th } from './th.ts'

type Account = StaffWork['accounts'][number]

const rolesOf = (roles: Account['roles']) => soft(roles.map((role) => th.role[role]).join(' · '))

export const accountLine = (account: Account, viewer: string): Markup => {
  const { uuid, username, roles, isActive, createdBy, confirmedBy } = account
  const isOfAnother = createdBy !== null && !confirmedBy && createdBy !== viewer && username !== viewer
  const from = [
    createdBy && th.madeBy(createdBy),
    confirmedBy && th.confirmedBy(confirmedBy),
    createdBy && !confirmedBy && !isOfAnother && th.confirmHint,
  ]
  return item(
    html`${username} ${rolesOf(roles)} ${!isActive && chip(th.closed, 'badly')}<br />
      ${soft(from.filter(Boolean).join(' · '))}`,
    isOfAnother && isActive && form(`/desk/staff/${uuid}/confirm`, th.confirm, 'main'),
    isActive && username !== viewer && form(`/desk/staff/${uuid}/renew`, th.renew),
    isActive ? form(`/desk/staff/${uuid}/close`, th.close) : form(`/desk/staff/${uuid}/open`, th.reopen),
  )
}

export const invitationLine = (invitation: StaffWork['invitations'][number]): Markup => {
  const { uuid, username, roles, secret, invitedBy, expiresAt } = invitation
  return item(
    html`${username} ${rolesOf(roles)}<br />
      ${soft(th.madeBy(invitedBy), ' · ', secret ? th.opened : th.waits(clockTime(expiresAt)))}`,
    form(`/desk/staff/invitations/${uuid}/withdraw`, th.withdraw),
  )
}
