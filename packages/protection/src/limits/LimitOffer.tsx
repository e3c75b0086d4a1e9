import { limitsAtom } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, Card, CommandMessage, LinkButton, Phrases, Row, Stack } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { declineLimitsAtom } from './changeLimit.ts'
import { t } from './words.ts'

/** Card that offers to set a limit before the first deposit; null if the server does not offer it. */
export const LimitOffer = ({ limitsLink }: { limitsLink: string }) => {
  const { data } = useAtomValue(limitsAtom)
  const [command, decline] = useAtom(declineLimitsAtom)
  if (!data?.isOffered || command.status === 'done') return null
  return (
    <Card aria-label={t.offer.title}>
      <Stack space={3}>
        <div>
          <strong>{t.offer.title}</strong>
          <p>
            <Phrases>{t.offer.text}</Phrases>
          </p>
        </div>
        <CommandMessage command={command} done="" />
        <Row space={2}>
          <LinkButton to={limitsLink} icon="shield">
            {t.offer.set}
          </LinkButton>
          <Button busy={isInFlight(command)} onClick={() => void decline()}>
            {t.offer.decline}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
