import { type Identity, identityAtom, settingQueryAtom, fieldErrorsOf } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  CareArt,
  desktop,
  Icon,
  type IconName,
  EmptyState,
  Loaded,
  Page,
  Pictured,
  Stack,
  StatusChip,
  Button,
  CommandMessage,
  Section,
} from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useAtom } from 'jotai'
import { tones, sendIdentityAtom } from './identity.ts'
import { t } from './words.ts'
import { isInFlight } from '@member/commands'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DocumentField } from './DocumentField.tsx'

/** Stack of two parts, which are side by side on a desktop. */
const Halves = styled(Stack)`
  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-column-gap: 32px;
    align-items: start;
  }
`

const SendDocuments = () => {
  const [card, setCard] = useState<File | null>(null)
  const [selfie, setSelfie] = useState<File | null>(null)
  const [pressed, setPressed] = useState(false)
  const [command, send] = useAtom(sendIdentityAtom)
  const refused = command.status === 'refused' ? fieldErrorsOf(command.error) : {}
  const missing = (file: File | null) => (pressed && !file ? t.missing : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (!card || !selfie || isInFlight(command)) return
    const { status } = await send({ card, selfie })
    // The form disappears, and the status is shown above it.
    if (status === 'done') window.scrollTo(0, 0)
  }
  return (
    <Section title={t.form} card="padded">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack space={6}>
          <Halves space={6}>
            <DocumentField
              what={t.card}
              sample="card"
              hint={t.cardHint}
              camera="environment"
              file={card}
              fault={missing(card) ?? refused['card']}
              onFile={setCard}
            />
            <DocumentField
              what={t.selfie}
              sample="selfie"
              hint={t.selfieHint}
              camera="user"
              file={selfie}
              fault={missing(selfie) ?? refused['selfie']}
              onFile={setSelfie}
            />
          </Halves>
          <CommandMessage command={command} done={t.done} />
          <Button type="submit" variant="primary" wide="phone" busy={isInFlight(command)}>
            {t.send}
          </Button>
        </Stack>
      </form>
    </Section>
  )
}

const Meaning = styled.p`
  font-weight: 600;
  * + & {
    margin-top: 4px;
  }
`

const Line = styled.p`
  display: flex;
  color: var(--text-muted);
  font-size: 0.9375rem;
  & > svg {
    flex: none;
    margin: 2px 10px 0 0;
  }
`

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Line>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </Line>
)

const Status = ({ identity }: { identity: Identity }) => {
  const { status, reason, sentAt, settledAt, neededFor, reviewHours, keptDays } = identity
  const isOpen = status !== 'ACCEPTED'
  // Requested whatever the amount.
  const isAsked = status === 'ASKED' && !neededFor.firstWithdrawal
  return (
    <Card aria-label={t.title}>
      <Halves space={3}>
        <Pictured size={72} picture={<CareArt name={status === 'ACCEPTED' ? 'safe' : 'shield'} />}>
          {status === 'NOT_ASKED' ? null : <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>}
          <Meaning>{t.means[status]}</Meaning>
        </Pictured>
        <Stack space={3}>
          {status === 'REFUSED' && reason ? (
            <p>
              <strong>{t.reason}:</strong> {reason}
            </p>
          ) : null}
          {sentAt ? <Fact icon="check">{t.sent({ at: sentAt })}</Fact> : null}
          {settledAt ? <Fact icon="success">{t.settled({ at: settledAt })}</Fact> : null}
          {isOpen && neededFor.firstWithdrawal ? <Fact icon="withdraw">{t.needed.first}</Fact> : null}
          {isAsked ? <Fact icon="user">{t.needed.asked}</Fact> : null}
          {isOpen && !isAsked && neededFor.above !== null ? (
            <Fact icon="withdraw">{t.needed.above({ amount: neededFor.above })}</Fact>
          ) : null}
          {isOpen ? <Fact icon="clock">{t.review({ hours: reviewHours })}</Fact> : null}
          <Fact icon="lock">{t.kept({ days: keptDays })}</Fact>
        </Stack>
      </Halves>
    </Card>
  )
}

const IdentityContent = () => (
  <Loaded query={useAtomValue(identityAtom)}>
    {(identity) => (
      <Stack space={6}>
        <Status identity={identity} />
        {identity.status === 'PENDING' || identity.status === 'ACCEPTED' ? null : <SendDocuments />}
      </Stack>
    )}
  </Loaded>
)

export const IdentityScreen = ({ back }: { back: string }) => {
  const has = useAtomValue(featureAtom('identity'))
  return (
    <Page title={t.title} back={back} intro={t.intro}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (has ? <IdentityContent /> : <EmptyState title={t.absent} />)}
      </Loaded>
    </Page>
  )
}
