import styled from '@emotion/styled'
import { Card, LinkButton, SlipArt } from '@member/ui'
import { th } from './th.ts'

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

/** The second way: a transfer that did not come in by itself. */
export const SlipLead = ({ to }: { to: string }) => (
  <Card aria-label={th.attachSlip}>
    <Line>
      <SlipArt />
      <p>{th.attachSlipHint}</p>
    </Line>
    <LinkButton to={to} icon="receipt" wide>
      {th.attachSlip}
    </LinkButton>
  </Card>
)
