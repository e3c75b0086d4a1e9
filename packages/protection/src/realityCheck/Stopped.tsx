import { featureAtom } from '@member/api-client/setting'
import { Button, Dialog, FormMessage, LinkButton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'

export type Money = 'bringing' | 'home' | 'kept'

interface StoppedProps {
  money: Money
  safeLink: string
  onBring: () => void
  onLogout: () => Promise<unknown>
  onClose: () => void
}

/** Dialog after `STOP`: status of the transfer out, with buttons to retry, log out or take a break. */
export const Stopped = ({ money, safeLink, onBring, onLogout, onClose }: StoppedProps) => {
  const hasBreaks = useAtomValue(featureAtom('breaks')) === true
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void onLogout()
  }
  const isBusy = money === 'bringing'
  return (
    <Dialog
      title={t.stop.title}
      {...(!isBusy && { onClose })}
      actions={
        isBusy ? null : (
          <>
            {money === 'kept' ? (
              <Button variant="primary" wide icon="refresh" onClick={onBring}>
                {t.stop.again}
              </Button>
            ) : null}
            <Button wide icon="logout" busy={busy} onClick={leave}>
              {t.stop.logout}
            </Button>
            {hasBreaks ? (
              <LinkButton wide to={safeLink} icon="shield" onClick={onClose}>
                {t.stop.rest}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      <FormMessage tone={money === 'kept' ? 'warn' : 'info'}>{t.stop[money]}</FormMessage>
    </Dialog>
  )
}
