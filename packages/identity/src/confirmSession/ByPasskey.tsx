import {
  actorAtom,
  challengePasskey,
  confirmByPasskey,
  deviceId,
  type Given,
  startPasskeyLogin,
} from '@member/api-client'
import { isPasskeyLeft, knowsPasskeys, provePasskey } from '@member/api-client/passkey'
import { featureAtom } from '@member/api-client/setting'
import { Button } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'

export interface ByPasskeyProps {
  /** Sends the proof to the server for a log-in; without this, the proof confirms the session. */
  give?: ((given: Given) => Promise<void>) | undefined
  onGiven: () => void
  onFault: (error: unknown) => void
}

/** Button to use a passkey instead of password and code; null if the browser supports no passkeys. */
export const ByPasskey = ({ give, onGiven, onFault }: ByPasskeyProps) => {
  const actor = useAtomValue(actorAtom)
  const hasDevices = useAtomValue(featureAtom('devices'))
  const [busy, setBusy] = useState(false)
  const prove = async () => {
    if (give) {
      // The same device id as in its log-in.
      const device = hasDevices ? deviceId() : undefined
      const request = await startPasskeyLogin(device === undefined ? {} : { device }, actor)
      await give({ proof: await provePasskey(request) })
    } else await confirmByPasskey(await provePasskey(await challengePasskey(actor)), actor)
  }
  const ask = async () => {
    if (busy) return
    setBusy(true)
    try {
      await prove()
      onGiven()
    } catch (error) {
      if (!isPasskeyLeft(error)) onFault(error)
      setBusy(false)
    }
  }
  if (!knowsPasskeys()) return null
  return (
    <Button wide icon="key" busy={busy} onClick={() => void ask()}>
      {t.passkey}
    </Button>
  )
}
