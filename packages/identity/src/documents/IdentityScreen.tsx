import { type Identity, settingQueryAtom, fieldErrorsOf } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  desktop,
  EmptyState,
  Loaded,
  Page,
  Stack,
  StatusChip,
  Button,
  CommandMessage,
  Section,
} from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useAtom } from 'jotai'
import { identityAtom, tones, sendIdentityAtom } from './identity.ts'
import { t } from './words.ts'
import { isInFlight } from '@member/commands'
import { type FormEvent, useState } from 'react'
import { DocumentField } from './DocumentField.tsx'

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
    <Section title={t.form}>
      <Card>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack space={6}>
            <DocumentField
              what={t.card}
              hint={t.cardHint}
              camera="environment"
              file={card}
              fault={missing(card) ?? refused['card']}
              onFile={setCard}
            />
            <DocumentField
              what={t.selfie}
              hint={t.selfieHint}
              camera="user"
              file={selfie}
              fault={missing(selfie) ?? refused['selfie']}
              onFile={setSelfie}
            />
            <CommandMessage command={command} done={t.done} />
            <Button type="submit" variant="primary" wide busy={isInFlight(command)}>
              {t.send}
            </Button>
          </Stack>
        </form>
      </Card>
    </Section>
  )
}

const Status = ({ identity }: { identity: Identity }) => {
  const { status, reason, sentAt, settledAt, neededFor, reviewHours, keptDays } = identity
  const isOpen = status !== 'ACCEPTED'
  // Requested whatever the amount.
  const isAsked = status === 'ASKED' && !neededFor.firstWithdrawal
  return (
    <Card aria-label={t.title}>
      <Stack space={3}>
        <div>
          <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>
        </div>
        <p>{t.means[status]}</p>
        {status === 'REFUSED' && reason ? (
          <p>
            <strong>{t.reason}:</strong> {reason}
          </p>
        ) : null}
        {sentAt ? <p>{t.sent({ at: sentAt })}</p> : null}
        {settledAt ? <p>{t.settled({ at: settledAt })}</p> : null}
        {isOpen && neededFor.firstWithdrawal ? <p>{t.needed.first}</p> : null}
        {isAsked ? <p>{t.needed.asked}</p> : null}
        {isOpen && !isAsked && neededFor.above !== null ? (
          <p>{t.needed.above({ amount: neededFor.above })}</p>
        ) : null}
        {isOpen ? <p>{t.review({ hours: reviewHours })}</p> : null}
        <p>{t.kept({ days: keptDays })}</p>
      </Stack>
    </Card>
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-gap: 32px;
    align-items: start;
  }
`

const IdentityContent = () => (
  <Loaded query={useAtomValue(identityAtom)}>
    {(identity) => (
      <Beside>
        <Status identity={identity} />
        {identity.status === 'PENDING' || identity.status === 'ACCEPTED' ? null : <SendDocuments />}
      </Beside>
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
