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
import { Button, Stack, TextField } from '@member/ui'
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

interface CodeFieldProps {
  isRecovery: boolean
  code: string
  error: string | undefined
  onCode: (code: string) => void
  onSwitch: () => void
}

export const CodeField = ({ isRecovery, code, error, onCode, onSwitch }: CodeFieldProps) => (
  <Stack>
    {isRecovery ? (
      <TextField
        label={t.recovery}
        name="recovery"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={error}
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
      />
    ) : (
      <TextField
        label={t.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={code}
        error={error}
        // Apps show the code with a space in the middle.
        onChange={({ currentTarget }) => onCode(currentTarget.value.replace(/\s/g, ''))}
      />
    )}
    <Button variant="quiet" small onClick={onSwitch}>
      {isRecovery ? t.appInstead : t.recoveryInstead}
    </Button>
    {isRecovery ? <p>{t.lost}</p> : null}
  </Stack>
)
