import type { IdentityWork, ClosingWork, RaiseWork } from '@member/api/operations'
import { clockTime, baht } from '@member/api/values/figures'
import { html } from 'hono/html'
import { form } from '@member/staff-page/form'
import { item, queue, said, soft, type Markup, chip } from '@member/staff-page/parts'
import { fullName, memberLink } from '../show.ts'
import { refusalForm } from '../remarks.ts'
import { th } from './th.ts'
import { notFound, type AppEnv } from '@member/api/http'
import { Hono } from 'hono'
import type { PageServices } from '../staffAuthentication.ts'
import type { May } from '../mayOf.ts'

const t = th.identity

const documents = ({ uuid, sentAt, member }: IdentityWork[number]): Markup => {
  const picture = (part: 'card' | 'selfie') =>
    html`<a class="button" href="/desk/identity/${uuid}/${part}" aria-label="${t[part](member.username)}"
      >${t.open[part]}</a
    >`
  return item(
    html`${memberLink(member.uuid, fullName(member))}<br />${soft(sentAt && clockTime(sentAt), ' · ', t.account(`${member.bankName} ${member.bankId}`))}
      <p class="row">${picture('card')}${picture('selfie')}</p>
      ${said(t.logged)}`,
    form(`/desk/identity/${uuid}/accept`, t.accept, 'main'),
    refusalForm(`/desk/identity/${uuid}/refuse`, t.refuse, t.refusal),
  )
}

export const identityView = (waiting: IdentityWork): Markup =>
  queue('identity', th.queue.identity, waiting.map(documents), t.empty)

/** Returns the queue of accounts to close; each item links to the member's page. */
export const closingView = (asked: ClosingWork): Markup =>
  queue(
    'closings',
    th.queue.closings,
    asked.map(({ askedAt, member }) =>
      item(
        html`${memberLink(member.uuid, fullName(member))}<br />${soft(clockTime(askedAt), ' · ', th.closings.first)}`,
        form(`/desk/closings/${member.uuid}/close`, th.closings.close, 'bad'),
      ),
    ),
    th.closings.empty,
  )

export const identityPictures = (services: PageServices) =>
  new Hono<AppEnv>().get('/desk/identity/:uuid/:part{(card|selfie)}', async (context) => {
    const part = context.req.param('part') === 'card' ? 'card' : 'selfie'
    const picture = await services.openPicture(context.get('staff'), context.req.param('uuid'), part)
    if (!picture) throw notFound()
    context.header('Content-Type', 'image/jpeg')
    return context.body(new Uint8Array(picture))
  })

const raiseItem = ({ raise, member }: RaiseWork[number]): Markup =>
  item(
    html`<span class="amount">${baht(raise.amount)}</span>
      ${chip(th.raises.operations[raise.operation], 'warn')}<br />
      ${fullName(member)}<br />
      ${soft(th.raises.askedBy(raise.askedBy), ' · ', clockTime(raise.askedAt))}`,
    form(`/desk/raises/${raise.uuid}/approve`, th.adjust.approve, 'main'),
    form(`/desk/raises/${raise.uuid}/refuse`, th.adjust.refuse),
  )

export const raisesView = (waiting: RaiseWork, may: May): Markup =>
  queue(
    'raises',
    th.queue.raises,
    waiting.filter(({ raise }) => may(raise.operation)).map(raiseItem),
    th.raises.empty,
  )
