import { isPlayShutAtom, type Prize } from '@member/api-client'
import { LinkButton, Row } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

export interface NextLinks {
  play: string
  history: string
  rewards: string
}

export const NextSteps = ({
  type,
  links: { play, history, rewards },
  events,
}: {
  type: Prize['type']
  links: NextLinks
  events: string
}) => {
  const isPlayShut = useAtomValue(isPlayShutAtom)
  return (
    <Row space={2} justify="center">
      {type === 'CREDIT' ? (
        <>
          {isPlayShut ? null : (
            <LinkButton to={play} icon="games">
              {t.play}
            </LinkButton>
          )}
          <LinkButton to={history} icon="history">
            {t.history}
          </LinkButton>
        </>
      ) : null}
      {type === 'POINT' ? (
        <LinkButton to={rewards} icon="gift">
          {t.redeem}
        </LinkButton>
      ) : null}
      <LinkButton to={events} variant="quiet">
        {t.events}
      </LinkButton>
    </Row>
  )
}
