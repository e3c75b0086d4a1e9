import styled from '@emotion/styled'
import { Card, EmptyState, EventArt, Loaded, Skeleton, Stack, formatMonth, tablet } from '@member/ui'
import { useAtomValue } from 'jotai'
import { checkInAtom, monthAtom } from './checkIn.ts'
import { CheckInAction } from './CheckInAction.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { t } from './words.ts'
import { TwoDays } from './TwoDays.tsx'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-gap: 24px;
    align-items: start;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 12px;
  & > strong {
    font-family: var(--font-display);
    font-size: 1.125rem;
  }
  & > span {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

/** The daily check-in: the month so far, today's value, tomorrow's, and the day's one press. */
export const CheckInCalendar = ({ rewardLink }: { rewardLink: string }) => {
  const command = useAtomValue(checkInAtom)
  const fresh = command.status === 'done'
  return (
    <Card>
      <Loaded
        query={useAtomValue(monthAtom)}
        skeleton={<Skeleton height={420} />}
        empty={<EmptyState art={<EventArt name="calendar" />} title={t.closed} />}
      >
        {(month) =>
          month && (
            <Two>
              <div>
                <Head>
                  <strong>{formatMonth(month.today.date)}</strong>
                  <span>{t.count({ days: month.items.length })}</span>
                </Head>
                <MonthGrid month={month} fresh={fresh} />
              </div>
              <Stack space={4}>
                <TwoDays month={month} fresh={fresh} />
                <CheckInAction month={month} rewardLink={rewardLink} />
              </Stack>
            </Two>
          )
        }
      </Loaded>
    </Card>
  )
}
