import type { ProtectionWork } from '@member/api/operations'
import { signedBaht, toMinute } from '@member/api/values/figures'
import { toSatang } from '@member/api/values/satang'
import { html } from 'hono/html'
import { form } from '@member/staff-page/form'
import { card, chip, folded, item, said, soft, table, type Markup } from '@member/staff-page/parts'
import { actWords, logDetail } from '../log/logDetail.ts'
import { th as log } from '../log/th.ts'
import { th as members } from '../members/th.ts'
import { th } from './th.ts'

const t = th.protection
const money = (amount: number | null) => (amount === null ? t.noLimit : signedBaht(toSatang(amount)))

const onBreakItem = ({ username, kind, endsAt, returnAskedAt }: ProtectionWork['onBreak'][number]): Markup =>
  item([
    `${username} `,
    chip(t.kinds[kind], 'badly'),
    ` ${endsAt ? t.until(toMinute(endsAt)) : t.forEver}`,
    returnAskedAt && ` · ${t.returning(toMinute(returnAskedAt))}`,
  ])

const nameMatchItem = ({ uuid, username, isAsked, of, at }: ProtectionWork['nameMatches'][number]): Markup =>
  item(
    html`${username} ${chip(t.namesake)} ${t.sameAs(of.join(', '), toMinute(at))}${isAsked && said(t.kept)}`,
    isAsked && [
      form(`/desk/protection/${uuid}/another`, t.anotherPerson, 'main'),
      form(`/desk/protection/${uuid}/same`, t.samePerson),
    ],
  )

const raiseItem = (raise: ProtectionWork['waitingLimits'][number]): Markup => {
  const { username, kind, period, amount, wanted, readyAt } = raise
  const limit = `${members.limit[kind]} ${members.period[period]}`
  return item(`${username} ${t.waiting(limit, money(amount), money(wanted), toMinute(readyAt))}`)
}

export const protectionView = ({
  onBreak,
  nameMatches,
  waitingLimits,
  protectionLog,
}: ProtectionWork): Markup =>
  card(
    'protection',
    t.title,
    onBreak.length + waitingLimits.length === 0 && said(t.empty),
    onBreak.map(onBreakItem),
    nameMatches.map(nameMatchItem),
    waitingLimits.map(raiseItem),
    folded(
      th.log,
      table(protectionLog, [
        [log.head.at, ({ at }) => toMinute(at)],
        [members.title, ({ username }) => username],
        [log.head.by, ({ by }) => t.by[by]],
        [log.head.act, ({ act, detail }) => [actWords(act), ' ', soft(logDetail(detail))]],
      ]),
    ),
    said(t.note),
  )
