import type { EventWork } from '@member/api/operations'
import { field, form, hidden, select } from '@member/staff-page/form'
import { card, item, type Content } from '@member/staff-page/parts'
import { openChip } from './openChip.ts'
import { th } from './th.ts'

const t = th.events

export const eventsView = (events: EventWork['events']): Content => {
  const played = events.filter(({ type }) => type !== 'CHECK_IN')
  const plays = Object.fromEntries(played.map(({ uuid, name }) => [uuid, t.plays(name)]))
  return [
    card(
      'events',
      t.title,
      events.map(({ uuid, name, isActive }) =>
        item(
          [name, ' ', openChip(isActive)],
          isActive ? form(`/desk/events/${uuid}/off`, th.shut) : form(`/desk/events/${uuid}/on`, th.open),
        ),
      ),
    ),
    card(
      'gifts',
      t.gifts,
      form(
        '/desk/gifts',
        t.give,
        'main',
        hidden('key', crypto.randomUUID()),
        field('username', t.username),
        select('what', t.what, { POINTS: t.points, ...plays }),
        field('count', t.count, { type: 'number', value: 1, min: 1, max: 1_000_000 }),
      ),
    ),
  ]
}
