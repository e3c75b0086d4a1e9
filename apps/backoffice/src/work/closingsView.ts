import type { ClosingWork } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { form } from '@member/staff-page/form'
import { item, queue, soft, type Markup } from '@member/staff-page/parts'
import { fullName, memberLink } from '../memberLink.ts'
import { th } from './th.ts'

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
