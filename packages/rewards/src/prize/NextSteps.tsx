import { isPlayShutAtom, type AnyPrize } from '@member/api-client'
import { LinkButton, Row } from '@member/ui'
import { useAtomValue } from 'jotai'
import { nextAfter } from './prizeTypes.ts'
import { t } from './words.ts'

export interface NextLinks {
  play: string
  history: string
  rewards: string
}

const buttons = {
  play: { icon: 'games', text: () => t.play },
  history: { icon: 'history', text: () => t.history },
  rewards: { icon: 'gift', text: () => t.redeem },
} as const

export const NextSteps = ({
  type,
  links,
  events,
}: {
  type: AnyPrize['type']
  links: NextLinks
  events: string
}) => {
  const isPlayShut = useAtomValue(isPlayShutAtom)
  return (
    <Row space={2} justify="center">
      {nextAfter(type)
        .filter((step) => step !== 'play' || !isPlayShut)
        .map((step) => (
          <LinkButton key={step} to={links[step]} icon={buttons[step].icon}>
            {buttons[step].text()}
          </LinkButton>
        ))}
      <LinkButton to={events} variant="quiet">
        {t.events}
      </LinkButton>
    </Row>
  )
}
