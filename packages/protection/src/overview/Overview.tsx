import { limitsAtom, type PlayLimit, type RunningBreak } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  CareArt,
  desktop,
  formatSpan,
  Icon,
  type IconName,
  LinkButton,
  List,
  ListRow,
  Pictured,
  Section,
  Skeleton,
  Stack,
  tablet,
} from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { breakAtom } from '../breaks/breakAtom.ts'
import { lastDayOf } from '../breaks/lastDayOf.ts'
import { t as breaks } from '../breaks/words.ts'
import { useLimitWords } from '../limits/useLimitWords.ts'
import { t as limitWords } from '../limits/words.ts'
import { realityCheckAtom } from '../realityCheck/realityCheckAtom.ts'
import { t as setting } from '../setting/words.ts'
import { t } from './words.ts'

const Line = styled.span`
  display: block;
  & + & {
    margin-top: 4px;
  }
`

const Begin = styled.div`
  display: grid;
  grid-gap: 16px;
  ${tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

// Two columns on a desktop; each row fills its place, and a last one alone both.
const Settings = styled(List)`
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:nth-of-type(2) {
      border-top: 0;
    }
    & > li:nth-of-type(even) {
      border-left: 1px solid var(--border);
    }
    & > li:nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
    }
    & > li > a {
      height: 100%;
    }
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
  const hasSome = Boolean(set?.length) || Boolean(reality.data?.minutes) || Boolean(breakQuery.data?.away)
  if (!hasLimits && !hasRealityCheck && !hasBreaks && !hasIdentity) return null
  return (
    <Section title={t.title}>
      <Stack>
        {/* Always there, so that nothing moves once it is known what is set. */}
        <Card tone="brand" as="div">
          <Begin>
            <Pictured
              picture={<CareArt name={hasSome ? 'safe' : 'shield'} />}
              title={hasNone ? t.nothing : hasSome ? t.some : t.any}
            >
              {hasNone ? t.nothingNext : t.anyNext}
            </Pictured>
            {hasLimits ? (
              <LinkButton to="?part=limits" variant="primary">
                {t.setLimit}
              </LinkButton>
            ) : null}
          </Begin>
        </Card>
        <Card flush>
          <Settings>
            {hasLimits ? (
              <Row to="?part=limits" icon="settings" title={setting.part.limits} query={limits}>
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
              <Row to="?part=time" icon="clock" title={setting.part.time} query={reality}>
                {({ minutes }) => (minutes === null ? t.noTime : t.every({ span: formatSpan(minutes) }))}
              </Row>
            ) : null}
            {hasBreaks ? (
              <Row to="?part=break" icon="heart" title={setting.part.break} query={breakQuery}>
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
          </Settings>
        </Card>
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
