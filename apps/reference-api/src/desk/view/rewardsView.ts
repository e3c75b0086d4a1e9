import { html } from 'hono/html'
import { clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import { addressIn } from '../../rewards/toReward.ts'
import type { RewardWork } from '../rewardWork.ts'
import { englishReason, pressForm, reasonForm, section } from './actionForm.ts'

const sources = {
  POINTS: 'bought with points',
  WHEEL: 'won on the wheel',
  FLIP_CARD: 'won with a card',
  FLIP_CARD_REWARD: 'won with a card',
}

function whereTo({ request, reward }: RewardWork['requests'][number]): string {
  if (!reward.needAddress) return 'Nothing is sent.'
  const address = addressIn(request)
  if (!address) return 'No address in the request: the member’s own of the day is used.'
  const { name, phone, address: street, subDistrict, district, province, zipcode } = address
  return `${name} · ${phone} · ${street} ${subDistrict} ${district} ${province} ${zipcode}`
}

const shipForm = (path: string): Markup =>
  html`<form method="post" action="/desk/${path}/ship" class="row">
    <input
      type="text"
      name="trackingNo"
      placeholder="Tracking number"
      aria-label="Tracking number"
      pattern="[A-Za-z0-9\\-]{4,40}"
      required
    /><button class="main">Shipped</button>
  </form>`

function item(asked: RewardWork['requests'][number]): Markup {
  const { request, reward, member } = asked
  const path = `rewards/${request.uuid}`
  const paid = request.point > 0 ? ` · ${request.point.toLocaleString('en-US')} points` : ''
  return html`<article class="item">
    <div>
      <p>
        <strong>${reward.name}</strong>
        <span class="chip ${request.status === 'PENDING' ? 'warn' : 'good'}">${request.status}</span><br />
        ${member.name} (${member.username}) · ${sources[request.source]}${paid}<br />
        <span class="soft">${clockTime(request.createdAt)} · ${whereTo(asked)}</span>
      </p>
      ${request.status === 'PENDING' ? pressForm(`${path}/approve`, 'Approve', reward.needAddress ? 'plain' : 'main') : ''}
      ${reward.needAddress ? shipForm(path) : ''}
      ${reasonForm(`${path}/reject`, 'Reject and give back', 'ของรางวัลไม่พร้อมส่ง คืนคะแนนให้แล้ว', englishReason)}
    </div>
  </article>`
}

/** Rewards that wait to be approved or sent. */
export const rewardsView = (requests: RewardWork['requests']): Markup =>
  section('rewards', 'Rewards', requests.map(item), 'Nobody waits for a reward.')
