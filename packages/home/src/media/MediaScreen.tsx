import { Page, Section } from '@member/ui'
import type { ReactNode } from 'react'
import { EventTiles } from './EventTiles.tsx'
import type { LinkTo } from './gameEvents.ts'
import { tMedia } from './wordsMedia.ts'

interface MediaScreenProps {
  title: string
  back: string
  linkTo: LinkTo
  /** The month's calendar. */
  checkIn: ReactNode
}

/** Everything to play for: the day's check-in, the events that run, and the way to rewards and films. */
export const MediaScreen = ({ title, back, linkTo, checkIn }: MediaScreenProps) => (
  <Page title={title} back={back}>
    <Section title={tMedia.checkIn}>{checkIn}</Section>
    <EventTiles linkTo={linkTo} />
  </Page>
)
