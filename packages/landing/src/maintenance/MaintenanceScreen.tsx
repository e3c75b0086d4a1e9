import styled from '@emotion/styled'
import { Card, SceneArt, Stack, tablet } from '@member/ui'
import type { ReactNode } from 'react'
import { BrandHeadline } from '../landing/BrandHeadline.tsx'
import { Drawing, Main, Opening, Stage, Words } from '../landing/landingStyle.ts'
import { t } from './words.ts'

const Title = styled.h1`
  font-size: 1.375rem;
`

// Above the card, with the picture in its corner at every width.
const Top = styled(Words)`
  ${tablet} {
    position: relative;
    max-width: none;
    min-height: 200px;
    & > div {
      top: -8px;
      right: 0;
      max-width: 220px;
    }
  }
`

const Muted = styled.p`
  color: var(--text-muted);
`

interface MaintenanceScreenProps {
  message: string | null | undefined
  until: string | null | undefined
  contact: ReactNode
}

/** Page during maintenance: brand, reason, expected end and contact. */
export const MaintenanceScreen = ({ message, until, contact }: MaintenanceScreenProps) => (
  <Main id="content" tabIndex={-1}>
    <Stage>
      <Opening>
        <Top>
          <BrandHeadline as="p" />
          <Drawing>
            <SceneArt name="maintenance" />
          </Drawing>
        </Top>
        <Card tone="brand">
          <Stack>
            <Title>{t.title}</Title>
            <p>{message || t.text}</p>
            {until ? <strong>{t.until({ time: until })}</strong> : null}
            <Muted>{t.again}</Muted>
            {contact}
          </Stack>
        </Card>
      </Opening>
    </Stage>
  </Main>
)
