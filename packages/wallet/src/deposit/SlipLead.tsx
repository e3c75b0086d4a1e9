import styled from '@emotion/styled'
import { Card, SlipArt } from '@member/ui'
import type { ReactNode } from 'react'
import { t } from './words.ts'

const Line = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: 12px;
  & > svg {
    flex: none;
    width: 64px;
  }
  & > p {
    margin-left: 16px;
    color: var(--text-muted);
  }
`

/** Card that leads to the slip screen, for a transfer that was not credited automatically. */
export const SlipLead = ({ children }: { children: ReactNode }) => (
  <Card aria-label={t.attachSlip}>
    <Line>
      <SlipArt />
      <p>{t.attachSlipHint}</p>
    </Line>
    {children}
  </Card>
)
