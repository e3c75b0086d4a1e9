import type { LogLine } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { soft, table, type Markup } from '@member/staff-page/parts'
import { memberLink } from '../show.ts'
import { th } from './th.ts'
import { actWords, logDetail } from './logDetail.ts'

export const logTable = (lines: LogLine[]): Markup =>
  table<LogLine>(lines, [
    [th.head.at, ({ at }) => clockTime(at)],
    [th.head.by, ({ byName }) => byName],
    [
      th.head.act,
      ({ act, memberUuid }) => (memberUuid ? memberLink(memberUuid, actWords(act)) : actWords(act)),
    ],
    [th.head.why, ({ why }) => why],
    [th.head.detail, ({ detail }) => soft(logDetail(detail))],
    [th.head.number, ({ id }) => String(id), 'figure'],
  ])
