import { featureAtom } from '@member/api-client/setting'
import { getSession } from '@member/api-client/session'
import { Banner, Button, footRoom, Row, Stack } from '@member/ui'
import { elevation } from '@member/ui/scale'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useAct } from '../form/useAct.ts'
import { byPassword, offeredTo } from '../remembered/offer.ts'
import { addPasskeyAtom, passkeysAtom, useCanMake } from './passkeys.ts'
import { t } from './words.ts'

/** Box fixed at the bottom, above a phone's bar and below dialogs. */
const Place = styled.aside`
  position: fixed;
  z-index: 19;
  left: 8px;
  right: 8px;
  bottom: calc(var(--bar-height) + 8px);
  bottom: calc(var(--bar-height) + 8px + env(safe-area-inset-bottom, 0px));
  max-width: 480px;
  margin: 0 auto;
  border-radius: var(--radius-m);
  background: var(--surface-2);
  box-shadow: ${elevation.floating};
`

/**
 * Banner that offers to create a passkey after a log-in by password. Renders nothing for a member who has a
 * passkey or was the last to be offered one on this device.
 */
export const PasskeyOffer = () => {
  const isOffered = useAtomValue(featureAtom('passkeys'))
  return isOffered && byPassword.read() !== null ? <Offer /> : null
}

const Offer = () => {
  const { data } = useAtomValue(passkeysAtom)
  const can = useCanMake()
  const add = useSetAtom(addPasskeyAtom)
  const member = getSession()?.user.uuid ?? ''
  const [isNew] = useState(() => offeredTo.read() !== member)
  const [isOpen, setOpen] = useState(true)
  const { act, busy } = useAct()
  const isShown = isOpen && isNew && can === true && data?.length === 0
  useEffect(() => {
    if (isShown) offeredTo.write(member)
  }, [isShown, member])
  const close = () => {
    byPassword.write(null)
    setOpen(false)
  }
  if (!isShown) return null
  return (
    <Place ref={footRoom} aria-label={t.title}>
      <Banner icon="key">
        <Stack space={2}>
          <span>{t.offer}</span>
          <Row>
            <Button
              small
              variant="primary"
              busy={busy}
              onClick={() =>
                void act(async () => {
                  await add()
                  close()
                })
              }
            >
              {t.add}
            </Button>
            <Button small variant="quiet" onClick={close}>
              {t.later}
            </Button>
          </Row>
        </Stack>
      </Banner>
    </Place>
  )
}
