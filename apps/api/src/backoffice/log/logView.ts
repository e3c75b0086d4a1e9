import type { operationLog } from '../../database/schema.ts'
import { soft, table, type Markup } from '@member/staff-page/parts'
import { clockTime } from '../../values/figures.ts'
import { memberLink } from '../memberLink.ts'
import { th } from './th.ts'
import { actWords, writtenOut } from './writtenOut.ts'

type Line = typeof operationLog.$inferSelect

export const logTable = (lines: Line[]): Markup =>
  table<Line>(lines, [
    [th.head.at, ({ at }) => clockTime(at)],
    [th.head.by, ({ byName }) => byName],
    [
      th.head.act,
      ({ act, memberUuid }) => (memberUuid ? memberLink(memberUuid, actWords(act)) : actWords(act)),
    ],
    [th.head.why, ({ why }) => why],
    [th.head.detail, ({ detail }) => soft(writtenOut(detail))],
    [th.head.number, ({ id }) => String(id), 'figure'],
  ])
