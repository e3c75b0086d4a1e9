import { MediaScreen } from '@member/home/media/MediaScreen'
import { CheckInCalendar } from '@member/rewards/check-in'
import { useAtomValue } from 'jotai'
import { linkToAtom } from '../paths/offered.ts'

export const Media = (props: { title: string; back: string; rewardLink: string }) => (
  <MediaScreen
    title={props.title}
    back={props.back}
    linkTo={useAtomValue(linkToAtom)}
    checkIn={<CheckInCalendar rewardLink={props.rewardLink} />}
  />
)
