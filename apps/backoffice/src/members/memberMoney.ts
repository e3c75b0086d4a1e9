import { kindWord, toEntry, movementWords as words, type MemberHistory } from '@member/api/operations'
import { clockTime, signedBaht } from '@member/api/values/figures'
import { linkButton } from '@member/staff-page/form'
import { card, soft, table, type Content } from '@member/staff-page/parts'
import { th as reconciliation } from '../reconciliation/th.ts'
import { th as work } from '../work/th.ts'
import { th } from './th.ts'

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
