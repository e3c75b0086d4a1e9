import { PopupQueue } from '@member/news/popup-queue'
import { useCheckInDue } from '@member/rewards'
import { lazyPart } from '@member/ui/lazy'
import { useIsFirstDay } from '@member/wallet/first-day'
import { useAtomValue } from 'jotai'
import * as paths from '../paths/paths.ts'
import { useSession } from '../session/useSession.ts'
import { updateAtom } from '../site/updates.ts'

const checkIn = lazyPart(async () => (await import('@member/rewards/check-in-popup')).CheckInPopup)
const update = lazyPart(async () => (await import('./Update.tsx')).Update)

export function HomePopups() {
  const member = useSession()?.user.uuid ?? ''
  const isCheckInDue = useCheckInDue()
  const isUpdated = useAtomValue(updateAtom).data
  const isFirstDay = useIsFirstDay()
  return (
    <PopupQueue
      isNew={isFirstDay !== false}
      others={[
        {
          key: 'update',
          isDue: isUpdated,
          isFirst: true,
          render: (close) => <update.Component onClose={close} />,
        },
        {
          key: `check-in-${member}`,
          isDue: isCheckInDue,
          render: (close) => <checkIn.Component rewardLink={paths.reward.path} onClose={close} />,
        },
      ]}
    />
  )
}
