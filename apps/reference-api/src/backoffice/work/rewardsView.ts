import { html } from 'hono/html'
import { clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { addressIn } from '../../domain/rewards/toReward.ts'
import { englishReason, folded, pressForm, reasonForm, section } from '../actionForm.ts'
import type { May } from '../mayOf.ts'
import type { RewardWork } from '../../operations/reads/rewardWork.ts'
import { th } from './th.ts'

const t = th.rewards

const memberLink = ({ uuid, name, username }: RewardWork[number]['member'], may: May) =>
  may('noteMember')
    ? html`<a href="/desk/members/${uuid}">${name} (${username})</a>`
    : html`${name} (${username})`

function whereTo({ request, reward }: RewardWork[number]): string {
  if (!reward.needAddress) return t.nothingSent
  const address = addressIn(request)
  if (!address) return t.noAddress
  const { name, phone, address: street, subDistrict, district, province, zipcode } = address
  return `${name} · ${phone} · ${street} ${subDistrict} ${district} ${province} ${zipcode}`
}

const shipForm = (path: string): Markup =>
  html`<form method="post" action="/desk/${path}/ship" class="row">
    <input
      type="text"
      name="trackingNo"
      placeholder="${t.tracking}"
      aria-label="${t.tracking}"
      pattern="[A-Za-z0-9\\-]{4,40}"
      required
    /><button class="main">${t.ship}</button>
  </form>`

function item(asked: RewardWork[number], may: May): Markup {
  const { request, reward, member } = asked
  const path = `rewards/${request.uuid}`
  const paid = request.point > 0 ? ` · ${t.points(request.point.toLocaleString('en-US'))}` : ''
  const isNew = request.status === 'PENDING'
  return html`<article class="item">
    <div>
      <p>
        <strong>${reward.name}</strong>
        <span class="chip ${isNew ? 'warn' : 'good'}">${t.status[isNew ? 'PENDING' : 'APPROVED']}</span><br />
        ${memberLink(member, may)} · ${t.sources[request.source]}${paid}<br />
        <span class="soft">${clockTime(request.createdAt)} · ${whereTo(asked)}</span>
      </p>
      ${isNew && may('approveReward') ? pressForm(`${path}/approve`, t.approve, { kind: reward.needAddress ? 'plain' : 'main' }) : ''}
      ${reward.needAddress ? shipForm(path) : ''}
      ${may('rejectReward') ? folded(t.otherwise, reasonForm(`${path}/reject`, t.reject, t.rejection, englishReason)) : ''}
    </div>
  </article>`
}

/** Rewards that wait to be approved or sent. */
export const rewardsView = (requests: RewardWork, may: May): Markup =>
  section(
    'rewards',
    th.queue.rewards,
    requests.map((request) => item(request, may)),
    t.empty,
  )
