import styled from '@emotion/styled'
import { Button, Card, desktop, EmptyState, EventArt, Loaded, Stack, formatMonth, tablet } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { checkInAtom, monthAtom } from './checkIn.ts'
import { CheckInAction } from './CheckInAction.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { t } from './words.ts'
import { TwoDays } from './TwoDays.tsx'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  /* A desktop has it in the side column. */
  @media (min-width: 600px) and (max-width: 59.99em) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    grid-gap: 24px;
    align-items: start;
  }
`

const Month = styled.div<{ open: boolean }>`
  ${({ open }) => !open && 'display: none;'}
  ${tablet} {
    display: block;
  }
  @media (min-width: 600px) and (max-width: 59.99em) {
    order: -1;
  }
  ${desktop} {
    margin-top: 12px;
  }
`

const Opener = styled.div`
  ${tablet} {
    display: none;
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

const Bones = styled.div`
  height: 252px;
  border-radius: var(--radius-m);
  background: var(--surface-2);
  ${tablet} {
    height: 420px;
  }
  ${desktop} {
    height: 640px;
  }
`

export const CheckInCalendar = ({ rewardLink }: { rewardLink: string }) => {
  const command = useAtomValue(checkInAtom)
  const id = useId()
  const [open, setOpen] = useState(false)
  const fresh = command.status === 'done'
  return (
    <Card>
      <Loaded
        query={useAtomValue(monthAtom)}
        skeleton={<Bones />}
        empty={<EmptyState art={<EventArt name="calendar" />} title={t.closed} />}
      >
        {(month) =>
          month && (
            <Two>
              <Stack space={4}>
                <TwoDays month={month} fresh={fresh} />
                <CheckInAction month={month} rewardLink={rewardLink} />
              </Stack>
              <Opener>
                <Button
                  variant="quiet"
                  wide
                  icon={open ? 'up' : 'calendar'}
                  aria-expanded={open}
                  aria-controls={id}
                  onClick={() => setOpen(!open)}
                >
                  {open ? t.shut : t.open({ days: month.items.length })}
                </Button>
              </Opener>
              <Month id={id} open={open}>
                <Head>
                  <strong>{formatMonth(month.today.date)}</strong>
                  <span>{t.count({ days: month.items.length })}</span>
                </Head>
                <MonthGrid month={month} fresh={fresh} />
              </Month>
            </Two>
          )
        }
      </Loaded>
    </Card>
  )
}
