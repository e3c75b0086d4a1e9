import styled from '@emotion/styled'
import type { BonusState, PromotionSetting } from '@member/api-client'
import { featureAtom, serverClockAtom, settingAtom } from '@member/api-client/setting'
import { Columns, EmptyArt, EmptyState, FormMessage, formatTime } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { PeriodCard } from './PeriodCard.tsx'
import { bonusPeriods, isHad, runsAt } from './bonusPeriods.ts'
import { t } from './words.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 720px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr));
  }
`

/** The bonus periods there are, and what is asked for a bonus; or that there are none. */
export const Promotion = ({
  setting,
  action,
  turnoverNote,
  bonus,
}: {
  setting: PromotionSetting | null
  action: ReactNode
  /** Link to the turnover that is left. */
  turnoverNote?: ReactNode
  /** What is offered to the member now, and what was had. */
  bonus?: BonusState | undefined
}) => {
  const times = useAtomValue(settingAtom)?.turnoverTimes
  const isGivenUp = useAtomValue(featureAtom('bonusGivenUp')) === true
  const clock = useAtomValue(serverClockAtom)
  const periods = bonusPeriods(setting)
  if (!setting || periods.length === 0)
    return (
      <EmptyState art={<EmptyArt name="announcement" />} title={t.none}>
        {t.noneNext}
      </EmptyState>
    )
  const now = clock && formatTime(clock())
  return (
    <Columns
      main={
        <Two>
          {periods.map((period) => (
            <PeriodCard
              key={period.number}
              period={period}
              bonusMax={setting.bonusMax}
              isRunning={now !== undefined && runsAt(now, period)}
              isHad={isHad(period, bonus)}
            />
          ))}
        </Two>
      }
      side={
        <>
          <FormMessage tone="info">
            <p>{turnover(times)}</p>
            {isGivenUp ? <p>{t.means.endsEarly}</p> : null}
            <p>{t.means.clock}</p>
            {turnoverNote}
          </FormMessage>
          {action}
        </>
      }
    />
  )
}

const turnover = (times: number | null | undefined) =>
  times === 0
    ? t.means.noTurnover
    : typeof times === 'number'
      ? t.means.turnover({ times: times })
      : t.means.someTurnover
