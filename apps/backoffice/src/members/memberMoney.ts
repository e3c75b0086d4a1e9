import {
  kindWord,
  toEntry,
  movementWords as words,
  type MemberHistory,
  closingTargets,
} from '@member/api/operations'
import { clockTime, signedBaht } from '@member/api/values/figures'
import { linkButton, field, form, select } from '@member/staff-page/form'
import { card, soft, table, type Content, said } from '@member/staff-page/parts'
import { th as reconciliation } from '../reconciliation/th.ts'
import { th as work } from '../work/th.ts'
import { th } from './th.ts'
import { th as inBackOffice } from '../th.ts'

type Timed = { createdAt: Date }
type Paid = Timed & { amount: bigint }

const at = [th.at, ({ createdAt }: Timed) => clockTime(createdAt)] as const
const amount = [th.amount, ({ amount: satang }: Paid) => signedBaht(satang), 'figure'] as const

const outcome = ({ launch: { status, moved, returned, paidBack } }: MemberHistory['launches'][number]) =>
  status === 'RETURNED' ? (returned ?? 0n) + paidBack - moved : moved

export const memberMoney = (history: MemberHistory): Content => [
  card(
    'movements',
    th.movements,
    table(history.movements, [
      [th.at, ({ created_at }) => clockTime(created_at)],
      [th.what, (movement) => [kindWord(toEntry(movement), words), ' ', soft(movement.title)]],
      [
        th.amount,
        ({ unit, amount: moved }) => (unit === 'THB' ? signedBaht(moved) : `${moved} ${words.unit.PNT}`),
        'figure',
      ],
    ]),
    linkButton(`/desk/members/${history.member.uuid}/movements.csv`, th.csv),
  ),
  card(
    'deposits',
    th.deposits,
    table(history.deposits, [
      at,
      [th.channel, ({ channel }) => reconciliation.channels[channel]],
      [th.state, ({ status }) => th.depositStatus[status]],
      amount,
      [th.reference, ({ transRef }) => transRef],
    ]),
  ),
  card(
    'slips',
    th.slips,
    table(history.slips, [
      at,
      [th.state, ({ status, remark }) => [th.slipStatus[status], ' ', soft(remark)]],
      amount,
      [th.reference, ({ transRef }) => transRef],
    ]),
  ),
  card(
    'withdrawals',
    th.withdrawals,
    table(history.withdrawals, [
      at,
      [th.state, ({ status, remark }) => [work.withdrawals.status[status], ' ', soft(remark)]],
      amount,
    ]),
  ),
  card(
    'games',
    th.games,
    table(history.launches, [
      [th.at, ({ launch }) => clockTime(launch.createdAt)],
      [th.game, ({ game }) => game],
      [th.state, ({ launch }) => work.launchStatus[launch.status]],
      [th.amount, (launched) => signedBaht(outcome(launched)), 'figure'],
    ]),
  ),
]

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
