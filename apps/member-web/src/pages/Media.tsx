import { CheckInCalendar } from '@member/rewards/check-in'
import { Page, Section } from '@member/ui'
import { EventTiles } from '../media/EventTiles.tsx'
import { th } from '../th.ts'

/** Everything to play for: the day's check-in, the events that run, and the way to rewards and films. */
export const Media = ({ back }: { back: string }) => (
  <Page title={th.title.media} back={back}>
    <Section title={th.media.events}>
      <EventTiles />
    </Section>
    <Section title={th.media.checkIn}>
      <CheckInCalendar />
    </Section>
  </Page>
)
