import type { Prize } from '@member/api-client'
import { LinkButton, Row } from '@member/ui'
import { th } from './th.ts'

/** Where a member may go on from a prize. */
export interface NextLinks {
  play: string
  history: string
  rewards: string
}

/** What there is to do with what was won; where that is nothing here, the other events. */
export const NextSteps = ({
  type,
  links: { play, history, rewards },
  events,
}: {
  type: Prize['type']
  links: NextLinks
  events: string
}) => (
  <Row space={2} justify="center">
    {type === 'CREDIT' ? (
      <>
        <LinkButton to={play} icon="games">
          {th.play}
        </LinkButton>
        <LinkButton to={history} icon="history">
          {th.history}
        </LinkButton>
      </>
    ) : null}
    {type === 'POINT' ? (
      <LinkButton to={rewards} icon="gift">
        {th.redeem}
      </LinkButton>
    ) : null}
    <LinkButton to={events} variant="quiet">
      {th.events}
    </LinkButton>
  </Row>
)
