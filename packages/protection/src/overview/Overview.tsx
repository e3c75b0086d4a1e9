import type { RunningBreak, PlayLimit } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  FormMessage,
  Icon,
  type IconName,
  LinkButton,
  List,
  ListRow,
  Section,
  Skeleton,
  Stack,
} from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { breakAtom } from '../breaks/breakAtom.ts'
import { lastDayOf } from '../breaks/lastDayOf.ts'
import { t as breaks } from '../breaks/words.ts'
import { limitsAtom } from '../limits/limitsAtom.ts'
import { useLimitWords } from '../limits/useLimitWords.ts'
import { t as limitWords } from '../limits/words.ts'
import { realityCheckAtom } from '../realityCheck/realityCheckAtom.ts'
import { span } from '../setting/span.ts'
import { t } from './words.ts'

const Line = styled.span`
  display: block;
  & + & {
    margin-top: 4px;
  }
`

/** Overview of the member's protection settings, each with a link to its section. */
export const Overview = ({ identityRow }: { identityRow: ReactNode }) => {
  const hasLimits = useAtomValue(featureAtom('limits'))
  const hasRealityCheck = useAtomValue(featureAtom('realityCheck'))
  const hasBreaks = useAtomValue(featureAtom('breaks'))
  const hasIdentity = useAtomValue(featureAtom('identity'))
  const limits = useAtomValue(limitsAtom)
  const reality = useAtomValue(realityCheckAtom)
  const breakQuery = useAtomValue(breakAtom)
  const set = limits.data?.limits.filter(({ amount }) => amount !== null)
  const hasNone =
    set?.length === 0 &&
    (!hasRealityCheck || reality.data?.minutes === null) &&
    (!hasBreaks || breakQuery.data?.away === null)
  if (!hasLimits && !hasRealityCheck && !hasBreaks && !hasIdentity) return null
  return (
    <Section title={t.title}>
      <Stack>
        {hasNone ? (
          <FormMessage tone="info">
            <strong>{t.nothing}</strong>
            <p>{t.nothingNext}</p>
          </FormMessage>
        ) : null}
        <Card flush>
          <List>
            {hasLimits ? (
              <Row to="?part=limits" icon="shield" title={t.limits} query={limits}>
                {() =>
                  set && set.length > 0
                    ? set.map((limit) => (
                        <LimitLine
                          key={limit.kind + limit.period}
                          limit={limit}
                          running={breakQuery.data?.away}
                        />
                      ))
                    : t.noLimit
                }
              </Row>
            ) : null}
            {hasRealityCheck ? (
              <Row to="?part=time" icon="clock" title={t.time} query={reality}>
                {({ minutes }) => (minutes === null ? t.noTime : t.every({ span: span(minutes) }))}
              </Row>
            ) : null}
            {hasBreaks ? (
              <Row to="?part=break" icon="heart" title={t.away} query={breakQuery}>
                {({ away: running }) =>
                  running ? (
                    <>
                      <Line>{breaks.away.title[running.kind]}</Line>
                      <Line>{lastDayOf(running)}</Line>
                    </>
                  ) : (
                    t.notAway
                  )
                }
              </Row>
            ) : null}
            {hasIdentity ? identityRow : null}
          </List>
        </Card>
        {hasNone ? (
          <LinkButton to="?part=limits" icon="shield" wide>
            {t.setLimit}
          </LinkButton>
        ) : null}
      </Stack>
    </Section>
  )
}

interface RowProps<Data> {
  to: string
  icon: IconName
  title: string
  query: { data: Data | undefined; isError: boolean }
  children: (data: Data) => ReactNode
}

/** Link to a section with its status; reserves its space while the status loads. */
const Row = <Data,>({ to, icon, title, query: { data, isError }, children }: RowProps<Data>) => (
  <ListRow
    to={to}
    icon={<Icon name={icon} />}
    title={title}
    note={data !== undefined ? children(data) : isError ? t.unknown : <Skeleton width="60%" height={22} />}
  />
)

/** True if the member's break lasts beyond `time`, the end of a limit's period. */
const isOnBreakAt = (time: string, running: RunningBreak | null | undefined) => {
  if (!running) return false
  const over = running.overAt ?? running.endsAt
  return over === null || Date.parse(over) > Date.parse(time)
}

const LimitLine = ({ limit, running }: { limit: PlayLimit; running: RunningBreak | null | undefined }) => {
  const { kind, period, left, waiting } = limit
  const words = useLimitWords()(limit)
  return (
    <Line>
      <strong>{limitWords.name({ kind: limitWords.kind[kind], period: limitWords.each[period] })}</strong>
      <Line>
        {words.used} {words.left}
      </Line>
      {left === 0 && !isOnBreakAt(limit.endsAt, running) ? <Line>{words.ends}</Line> : null}
      {waiting ? (
        <Line>
          {waiting.amount === null
            ? limitWords.waits.none
            : limitWords.waits.more({ amount: waiting.amount })}{' '}
          {waiting.isReady
            ? limitWords.waits.lapses({ time: waiting.lapsesAt })
            : limitWords.waits.ready({ time: waiting.readyAt })}
        </Line>
      ) : null}
    </Line>
  )
}
