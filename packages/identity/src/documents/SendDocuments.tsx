import { fieldErrorsOf } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, Card, CommandMessage, Section, Stack } from '@member/ui'
import { useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { sendIdentityAtom } from './identity.ts'
import { DocumentField } from './DocumentField.tsx'
import { t } from './words.ts'

export const SendDocuments = () => {
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
