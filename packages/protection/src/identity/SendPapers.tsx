import { fieldErrorsOf } from '@member/api-client'
import { Button, Card, Section, Stack } from '@member/ui'
import { useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { sendIdentityAtom } from './identity.ts'
import { PaperField } from './PaperField.tsx'
import { th } from './th.ts'

/** The two pictures, and the press that sends them. */
export const SendPapers = () => {
  const [card, setCard] = useState<File | null>(null)
  const [selfie, setSelfie] = useState<File | null>(null)
  const [pressed, setPressed] = useState(false)
  const [order, send] = useAtom(sendIdentityAtom)
  const refused = order.status === 'refused' ? fieldErrorsOf(order.error) : {}
  const missing = (file: File | null) => (pressed && !file ? th.missing : undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (card && selfie && !underWay(order)) void send({ card, selfie })
  }
  return (
    <Section title={th.form}>
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack space={6}>
            <PaperField
              what={th.card}
              hint={th.cardHint}
              camera="environment"
              file={card}
              fault={missing(card) ?? refused['card']}
              onFile={setCard}
            />
            <PaperField
              what={th.selfie}
              hint={th.selfieHint}
              camera="user"
              file={selfie}
              fault={missing(selfie) ?? refused['selfie']}
              onFile={setSelfie}
            />
            <OrderNews order={order} done={th.done} />
            <Button type="submit" variant="primary" wide busy={underWay(order)}>
              {th.send}
            </Button>
          </Stack>
        </form>
      </Card>
    </Section>
  )
}
