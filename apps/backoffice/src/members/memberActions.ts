import { closingTargets, type MemberHistory } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { field, form, select } from '@member/staff-page/form'
import { card, said } from '@member/staff-page/parts'
import { th as inBackOffice } from '../th.ts'
import { th } from './th.ts'

const why = field('reason', inBackOffice.why)
const whyIfAny = field('reason', inBackOffice.why, { required: false })

export function memberActions({ member, hasFactor }: MemberHistory) {
  const { uuid, status, withdrawLockedAt, withdrawHeldUntil } = member
  const path = `/desk/members/${uuid}`
  return card(
    'actions',
    th.actions,
    withdrawLockedAt && [
      said(th.locked, 'warn'),
      form(`${path}/unlock-withdrawals`, th.unlock, 'main', whyIfAny),
    ],
    withdrawHeldUntil && said(th.held(clockTime(withdrawHeldUntil)), 'warn'),
    form(`${path}/message`, th.send, 'plain', field('text', th.message, { maxlength: 268 })),
    form(`${path}/identity`, th.askIdentity),
    status === 'ACTIVE'
      ? form(`${path}/suspend`, th.suspend, 'bad', whyIfAny)
      : form(`${path}/unsuspend`, th.unsuspend, 'main'),
    said(th.suspended),
    hasFactor && [said(th.factor), form(`${path}/remove-factor`, th.removeFactor, 'bad', why)],
    form(
      `${path}/phone`,
      th.setPhone,
      'bad',
      field('phone', th.newPhone, { type: 'tel', inputmode: 'numeric', pattern: '0[0-9]{9}' }),
      why,
    ),
    said(th.proofHint),
  )
}

const targets = Object.fromEntries(closingTargets.map((target) => [target, th.closing.to[target]]))

export const closeWithMoney = (memberUuid: string) =>
  card(
    'closing',
    th.closing.title,
    said(th.closing.hint),
    form(
      `/desk/members/${memberUuid}/close`,
      th.closing.close,
      'bad',
      select('target', th.closing.target, { '': '–', ...targets }),
      field('reason', inBackOffice.why),
    ),
  )
