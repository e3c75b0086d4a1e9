import { CheckInCalendar } from '@member/rewards/check-in'
import { Page, Section } from '@member/ui'
import { EventTiles } from '../media/EventTiles.tsx'
import { th } from '../th.ts'
import { thMedia } from '../media/thMedia.ts'

/** Everything to play for: the day's check-in, the events that run, and the way to rewards and films. */
export const Media = ({ back, rewardLink }: { back: string; rewardLink: string }) => (
  <Page title={th.title.media} back={back}>
    <Section title={thMedia.events}>
      <EventTiles />
    </Section>
    <Section title={thMedia.checkIn}>
      <CheckInCalendar rewardLink={rewardLink} />
    </Section>
  </Page>
)
