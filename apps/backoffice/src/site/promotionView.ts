import type { EventWork } from '@member/api/operations'
import { html } from 'hono/html'
import { field, form, hidden, select } from '@member/staff-page/form'
import { card, said, type Markup } from '@member/staff-page/parts'
import { openChip } from './openChip.ts'
import { th } from './th.ts'

const t = th.promotion
type Promotion = EventWork['promotion']

const number = (name: string, label: string, value = 0): Markup =>
  field(name, label, { type: 'number', required: false, value, min: 0, step: 0.01 })

const time = (name: string, label: string, value: string | null | undefined): Markup =>
  field(name, label, { type: 'time', required: false, value: value?.slice(0, 5) })

/** Returns the fields of a promotion's period; in the second period, their names end in 2. */
const period = (promotion: Promotion | undefined, ending: '' | '2'): Markup =>
  html`<fieldset>
    <legend>${t.period(ending === '' ? 1 : 2)}</legend>
    ${time(`bonusTimeStart${ending}`, t.from, promotion?.[`bonusTimeStart${ending}`])}
    ${time(`bonusTimeEnd${ending}`, t.to, promotion?.[`bonusTimeEnd${ending}`])}
    ${number(`bonusRate${ending}`, t.rate, promotion?.[`bonusRate${ending}`])}
    ${number(`endNumberBonus${ending}`, t.endNumber, promotion?.[`endNumberBonus${ending}`])}
    ${select(`bonusEvery${ending}`, t.every, t.everies, promotion?.[`bonusEvery${ending}`] ?? 'DAY')}
  </fieldset>`

export const promotionView = (promotion: Promotion | undefined): Markup => {
  const isOn = Boolean(promotion && promotion.bonusMax > 0)
  return card(
    'promotion',
    t.title,
    html`<p>${openChip(isOn)} ${isOn ? t.on : t.off}</p>`,
    said(t.hint),
    form(
      '/desk/promotion',
      t.run,
      'main',
      number('bonusMax', t.bonusMax, promotion?.bonusMax),
      period(promotion, ''),
      period(promotion, '2'),
    ),
    promotion && form('/desk/promotion', t.end, 'bad', hidden('off', '1')),
  )
}
