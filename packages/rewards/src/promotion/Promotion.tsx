import styled from '@emotion/styled'
import type { BonusState, PromotionSetting } from '@member/api-client'
import { featureAtom, serverClockAtom, settingAtom } from '@member/api-client/setting'
import { Card, desktop, EmptyArt, EmptyState, EventArt, bangkokClock, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { PeriodCard } from './PeriodCard.tsx'
import { bonusPeriods, statusOf, type Status } from './bonusPeriods.ts'
import { t } from './words.ts'

/** The periods: on a tablet and a desktop the loud one takes more of the row. */
const Two = styled.div<{ columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 720px) {
    grid-template-columns: ${({ columns }) => columns};
  }
`

/** Terms of all periods: on a desktop in one row with a picture and the links. */
const Terms = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  & h2 {
    margin-bottom: 8px;
    font-size: 1.1875rem;
  }
  & ul {
    padding-left: 20px;
    list-style: disc;
    color: var(--text-muted);
  }
  & li + li {
    margin-top: 6px;
  }
  & > svg {
    display: none;
  }
  ${desktop} {
    grid-template-columns: 132px minmax(0, 1fr);
    grid-auto-columns: 260px;
    grid-auto-flow: column;
    grid-gap: 24px;
    align-items: center;
    & > svg {
      display: block;
    }
  }
`

export const Promotion = ({
  setting,
  action,
  turnoverNote,
  bonus,
}: {
  setting: PromotionSetting | null
  /** Shown once: in the card of the first open period, or below the notes if none is open. */
  action: ReactNode
  turnoverNote?: ReactNode
  bonus?: BonusState | undefined
}) => {
  const times = useAtomValue(settingAtom)?.turnoverTimes
  const isForfeitable = useAtomValue(featureAtom('bonusGivenUp')) === true
  const clock = useAtomValue(serverClockAtom)
  const now = clock && bangkokClock(clock())
  const seen = bonusPeriods(setting).map((period) => ({
    period,
    status: now === undefined ? undefined : statusOf(now, period, bonus),
  }))
  // Decided once: what is known later must not move a period or the action from under the finger.
  const [firstOpen] = useState(() => seen.find(({ status }) => status === 'open')?.period.number)
  const [ranks] = useState(() => new Map(seen.map(({ period, status }) => [period.number, rankOf(status)])))
  const rank = ({ period }: (typeof seen)[number]) => ranks.get(period.number) ?? 0
  if (!setting || seen.length === 0)
    return (
      <EmptyState art={<EmptyArt name="announcement" />} title={t.none}>
        {t.noneNext}
      </EmptyState>
    )
  seen.sort((one, other) => rank(one) - rank(other))
  const below = seen.some(({ period }) => period.number === firstOpen) ? null : action
  return (
    <Stack space={4}>
      <Two columns={seen.map(({ period }) => (period.number === firstOpen ? '3fr' : '2fr')).join(' ')}>
        {seen.map(({ period, status }) => (
          <PeriodCard
            key={period.number}
            period={period}
            bonusMax={setting.bonusMax}
            status={status}
            isLoud={period.number === firstOpen}
            action={period.number === firstOpen ? action : null}
          />
        ))}
      </Two>
      <Terms as="div">
        <EventArt name="promotion" />
        <div>
          <h2>{t.means.title}</h2>
          <ul>
            <li>{turnover(times)}</li>
            {isForfeitable ? <li>{t.means.endsEarly}</li> : null}
            <li>{t.means.clock}</li>
          </ul>
        </div>
        {below || turnoverNote ? (
          <Stack space={2}>
            {below}
            {turnoverNote}
          </Stack>
        ) : null}
      </Terms>
    </Stack>
  )
}

/** Statuses in the order in which their periods are shown. */
const order: readonly Status[] = ['open', 'today', 'tomorrow', 'had']
const rankOf = (status: Status | undefined) => (status === undefined ? 0 : order.indexOf(status))

const turnover = (times: number | null | undefined) =>
  times === 0
    ? t.means.noTurnover
    : typeof times === 'number'
      ? t.means.turnover({ times })
      : t.means.someTurnover
