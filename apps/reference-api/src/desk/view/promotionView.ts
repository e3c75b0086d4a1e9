import type { BonusEvery } from '@member/api-client'
import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'
import type { RewardWork } from '../rewardWork.ts'

const number = (name: string, words: string, value: number | undefined) =>
  html`<label class="field"
    >${words}<input type="number" name="${name}" value="${value ?? 0}" min="0" step="0.01"
  /></label>`

const time = (name: string, words: string, value: string | null | undefined) =>
  html`<input type="time" name="${name}" value="${value?.slice(0, 5) ?? ''}" aria-label="${words}" />`

const often: Record<BonusEvery, string> = { ONCE: 'once', DAY: 'once a day', WEEK: 'once a week' }

const every = (name: string, words: string, value: BonusEvery = 'DAY') =>
  html`<label class="field"
    >${words}<select name="${name}">
      ${Object.entries(often).map(([one, label]) => html`<option value="${one}" ${one === value ? html` selected` : ''}>${label}</option>`)}
    </select></label
  >`

/** The promotion that runs: rates, cap and both periods. */
export const promotionView = (promotion: RewardWork['promotion']): Markup =>
  html`<section class="card" id="promotion">
    <h2>Promotion</h2>
    <p>
      ${promotion && promotion.bonusMax > 0 ? html`<span class="chip good">ON</span> Members may choose it for a deposit they make within a period.` : html`<span class="chip badly">OFF</span> Deposits get no bonus.`}
    </p>
    <form method="post" action="/desk/promotion">
      <p>
        A period without times, or that ends when it starts, is the whole day; one without percent and extra
        gives nothing. Where both run, the member chooses one. A change to the promotion that runs gives
        nobody a second bonus; one that is started after an end is new to all.
      </p>
      ${number('bonusMax', 'Most a deposit gets, in baht', promotion?.bonusMax)}
      <fieldset>
        <legend>First period</legend>
        <div class="row">
          ${time('bonusTimeStart', 'First period from', promotion?.bonusTimeStart)}${time('bonusTimeEnd', 'First period to', promotion?.bonusTimeEnd)}
        </div>
        ${number('bonusRate', 'Percent', promotion?.bonusRate)}${number('endNumberBonus', 'Extra where the satang end so, in satang', promotion?.endNumberBonus)}${every('bonusEvery', 'How often a member may have it', promotion?.bonusEvery)}
      </fieldset>
      <fieldset>
        <legend>Second period</legend>
        <div class="row">
          ${time('bonusTimeStart2', 'Second period from', promotion?.bonusTimeStart2)}${time('bonusTimeEnd2', 'Second period to', promotion?.bonusTimeEnd2)}
        </div>
        ${number('bonusRate2', 'Percent', promotion?.bonusRate2)}${number('endNumberBonus2', 'Extra where the satang end so, in satang', promotion?.endNumberBonus2)}${every('bonusEvery2', 'How often a member may have it', promotion?.bonusEvery2)}
      </fieldset>
      <button class="main">Run this promotion</button>
    </form>
    ${promotion ? html`<form method="post" action="/desk/promotion" class="row"><input type="hidden" name="off" value="1" /><button class="bad">End the promotion</button></form>` : ''}
  </section>`
