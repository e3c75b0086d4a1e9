import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Database } from '../../database/database.ts'
import { members, staffRaises } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { baht, clockTime } from '../../values/figures.ts'
import { form } from '@member/staff-page/form'
import { chip, item, queue, soft, type Markup } from '@member/staff-page/parts'
import type { May } from '../mayOf.ts'
import { fullName } from '../memberLink.ts'
import { th } from './th.ts'

const t = th.raises

export const raiseWork = (database: Database) =>
  database
    .select({ raise: staffRaises, member: members })
    .from(staffRaises)
    .innerJoin(members, eq(members.uuid, staffRaises.memberUuid))
    .where(eq(staffRaises.status, 'WAITING'))
    .orderBy(asc(staffRaises.askedAt))
    .limit(100)

type RaiseWork = Awaited<ReturnType<typeof raiseWork>>

export const toRaiseWork = (waiting: RaiseWork) => ({
  raises: waiting.map(({ raise: { uuid, operation, amount, askedBy }, member }) => ({
    uuid,
    operation,
    username: member.username,
    amount: toBaht(amount),
    askedBy,
  })),
})

const raiseItem = ({ raise, member }: RaiseWork[number]): Markup =>
  item(
    html`<span class="amount">${baht(raise.amount)}</span>
      ${chip(t.operations[raise.operation], 'warn')}<br />
      ${fullName(member)}<br />
      ${soft(t.askedBy(raise.askedBy), ' · ', clockTime(raise.askedAt))}`,
    form(`/desk/raises/${raise.uuid}/approve`, th.adjust.approve, 'main'),
    form(`/desk/raises/${raise.uuid}/refuse`, th.adjust.refuse),
  )

export const raisesView = (waiting: RaiseWork, may: May): Markup =>
  queue(
    'raises',
    th.queue.raises,
    waiting.filter(({ raise }) => may(raise.operation)).map(raiseItem),
    t.empty,
  )
