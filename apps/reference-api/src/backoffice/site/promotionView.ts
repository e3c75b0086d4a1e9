import { html } from 'hono/html'
import type { Markup } from '../../staffPage/layout.ts'
import type { EventWork } from '../../operations/reads/eventWork.ts'
import { th } from './th.ts'

const t = th.promotion
type Promotion = NonNullable<EventWork['promotion']>

const number = (name: string, words: string, value: number | undefined) =>
  html`<label class="field"
    >${words}<input type="number" name="${name}" value="${value ?? 0}" min="0" step="0.01"
  /></label>`

const time = (name: string, words: string, value: string | null | undefined) =>
  html`<input type="time" name="${name}" value="${value?.slice(0, 5) ?? ''}" aria-label="${words}" />`

/** The fields of the first period end in nothing, those of the second in 2. */
function period(promotion: Promotion | null | undefined, ending: '' | '2'): Markup {
  const place = ending === '' ? 1 : 2
  const every = promotion?.[`bonusEvery${ending}`] ?? 'DAY'
  return html`<fieldset>
    <legend>${t.period(place)}</legend>
    <div class="row">
      ${time(`bonusTimeStart${ending}`, t.from(place), promotion?.[`bonusTimeStart${ending}`])}${time(`bonusTimeEnd${ending}`, t.to(place), promotion?.[`bonusTimeEnd${ending}`])}
    </div>
    ${number(`bonusRate${ending}`, t.rate, promotion?.[`bonusRate${ending}`])}${number(`endNumberBonus${ending}`, t.endNumber, promotion?.[`endNumberBonus${ending}`])}
    <label class="field"
      >${t.every}<select name="bonusEvery${ending}">
        ${Object.entries(t.everies).map(([one, words]) => html`<option value="${one}" ${one === every ? html` selected` : ''}>${words}</option>`)}
      </select></label
    >
  </fieldset>`
}

/** The promotion that runs: rates, cap and both periods. */
export const promotionView = (promotion: EventWork['promotion']): Markup =>
  html`<section class="card" id="promotion">
    <h2>${t.title}</h2>
    <p>
      ${promotion && promotion.bonusMax > 0 ? html`<span class="chip good">${th.games.status.ACTIVE}</span> ${t.on}` : html`<span class="chip badly">${th.games.status.MAINTENANCE}</span> ${t.off}`}
    </p>
    <form method="post" action="/desk/promotion">
      <p class="soft">${t.hint}</p>
      ${number('bonusMax', t.bonusMax, promotion?.bonusMax)}${period(promotion, '')}${period(promotion, '2')}
      <button class="main">${t.run}</button>
    </form>
    ${promotion ? html`<form method="post" action="/desk/promotion" class="row"><input type="hidden" name="off" value="1" /><button class="bad">${t.end}</button></form>` : ''}
  </section>`
