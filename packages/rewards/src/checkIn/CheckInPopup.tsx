import styled from '@emotion/styled'
import { Button, Dialog, EventArt, Loaded, Skeleton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { checkInAtom, isCheckedIn, monthAtom } from './checkIn.ts'
import { CheckInAction } from './CheckInAction.tsx'
import { t } from './words.ts'
import { TwoDays } from './TwoDays.tsx'

const Art = styled.div`
  display: flex;
  justify-content: center;
  padding: 16px 0 0;
  background: radial-gradient(60% 100% at 50% 40%, var(--brand-soft) 0, transparent 100%);
  & > svg {
    width: 132px;
  }
`

export const CheckInPopup = ({ rewardLink, onClose }: { rewardLink: string; onClose: () => void }) => {
  const query = useAtomValue(monthAtom)
  const command = useAtomValue(checkInAtom)
  const done = query.data ? isCheckedIn(query.data) : false
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      picture={
        <Art>
          <EventArt name="calendar" />
        </Art>
      }
      actions={
        <Button wide variant={done ? 'primary' : 'quiet'} onClick={onClose}>
          {done ? t.close : t.later}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={220} />}>
        {(month) =>
          month && (
            <Stack space={4}>
              <TwoDays month={month} fresh={command.status === 'done'} />
              <CheckInAction month={month} rewardLink={rewardLink} />
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  )
}
