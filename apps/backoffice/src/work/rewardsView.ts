import { addressIn, type RewardWork } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, form } from '@member/staff-page/form'
import { chip, folded, item, queue, soft, type Markup } from '@member/staff-page/parts'
import type { May } from '../mayOf.ts'
import { fullName, memberLink } from '../memberLink.ts'
import { englishReason, refusalForm } from '../remarks.ts'
import { th } from './th.ts'

const t = th.rewards

function whereTo({ request, reward }: RewardWork[number]): string {
  if (!reward.needAddress) return t.nothingSent
  const address = addressIn(request)
  if (!address) return t.noAddress
  const { name, phone, address: street, subDistrict, district, province, zipcode } = address
  return `${name} · ${phone} · ${street} ${subDistrict} ${district} ${province} ${zipcode}`
}

function requested(asked: RewardWork[number], may: May): Markup {
  const { request, reward, member } = asked
  const path = `/desk/rewards/${request.uuid}`
  const isNew = request.status === 'PENDING'
  return item(
    html`<strong>${reward.name}</strong>
      ${isNew ? chip(t.status.PENDING, 'warn') : chip(t.status.APPROVED, 'good')}<br />
      ${may('noteMember') ? memberLink(member.uuid, fullName(member)) : fullName(member)} ·
      ${t.sources[request.source]}
      ${request.point > 0 && ` · ${t.points(request.point.toLocaleString('en-US'))}`}<br />
      ${soft(clockTime(request.createdAt), ' · ', whereTo(asked))}`,
    isNew &&
      may('approveReward') &&
      form(`${path}/approve`, t.approve, reward.needAddress ? 'plain' : 'main'),
    reward.needAddress &&
      form(
        `${path}/ship`,
        t.ship,
        'main',
        field('trackingNo', t.tracking, { pattern: '[A-Za-z0-9\\-]{4,40}' }),
      ),
    may('rejectReward') &&
      folded(t.otherwise, refusalForm(`${path}/reject`, t.reject, t.rejection, englishReason)),
  )
}

export const rewardsView = (requests: RewardWork, may: May): Markup =>
  queue(
    'rewards',
    th.queue.rewards,
    requests.map((request) => requested(request, may)),
    t.empty,
  )
