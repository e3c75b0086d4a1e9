import { stored } from '@member/api-client/stored'
import { Button, Card, FormMessage, Row, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { canPush, pushAtom } from './push.ts'
import { useTurnOn } from './useTurnOn.ts'
import { t } from './words.ts'

const offered = stored('localStorage', 'push-offered')

/** Wait (ms) after which push is offered. */
const worthTellingMs = 60_000

/** Offers push on this device once, to a member who has waited since `since` (ms) for a deposit. */
export const PushOffer = ({ since }: { since: number }) => {
  const [isDue] = useState(
    () =>
      canPush() &&
      Notification.permission === 'default' &&
      Date.now() - since >= worthTellingMs &&
      offered.read() === null,
  )
  const { data } = useAtomValue(pushAtom)
  return isDue && data?.kinds === null ? <Offer publicKey={data.publicKey} /> : null
}

const Offer = ({ publicKey }: { publicKey: string }) => {
  const { turnOn, busy, fault } = useTurnOn(publicKey)
  const [isDeclined, setDeclined] = useState(false)
  useEffect(() => void offered.write('yes'), [])
  if (isDeclined) return null
  return (
    <Card aria-label={t.offer.title}>
      <Stack space={3}>
        <div>
          <strong>{t.offer.title}</strong>
          <p>{t.offer.text}</p>
        </div>
        <FormMessage tone="warn">{fault}</FormMessage>
        <Row space={2}>
          <Button icon="bell" busy={busy} onClick={() => void turnOn()}>
            {t.offer.yes}
          </Button>
          <Button variant="quiet" onClick={() => setDeclined(true)}>
            {t.offer.no}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
