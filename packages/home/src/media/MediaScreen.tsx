import { desktop, Page, Section } from '@member/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { EventTiles } from './EventTiles.tsx'
import type { LinkTo } from './gameEvents.ts'
import { tMedia } from './words.ts'

interface MediaScreenProps {
  title: string
  back: string
  linkTo: LinkTo
  checkIn: ReactNode
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    grid-template-columns: var(--rail) minmax(0, 1fr);
    grid-gap: 32px;
    align-items: start;
  }
`

export const MediaScreen = ({ title, back, linkTo, checkIn }: MediaScreenProps) => (
  <Page title={title} back={back}>
    <Two>
      <Section title={tMedia.checkIn}>{checkIn}</Section>
      <EventTiles linkTo={linkTo} />
    </Two>
  </Page>
)
