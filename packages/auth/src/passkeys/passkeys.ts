import {
  actorAtom,
  addPasskey,
  passkeysKey,
  passkeysQuery,
  queryAtom,
  queryClientAtom,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@member/api-client'
import { isPasskeyLeft, isPasskeyThere, makePasskey, canMakePasskey } from '@member/api-client/passkey'
import { featureAtom } from '@member/api-client/setting'
import { toast } from '@member/ui'
import { atom, type Getter } from 'jotai'
import { deviceName } from '../lastLogin/deviceName.ts'
import { t } from './words.ts'
import { useEffect, useState } from 'react'

export const passkeysAtom = queryAtom((get) => ({
  ...passkeysQuery(),
  enabled: get(featureAtom('passkeys')) === true,
}))

const refresh = (get: Getter) => get(queryClientAtom).invalidateQueries({ queryKey: passkeysKey })

/**
 * Creates a passkey named after this device and stores it on the server; returns true on success. Returns false
 * if the member cancels or the browser fails; throws the server's errors.
 */
export const addPasskeyAtom = atom(null, async (get): Promise<boolean> => {
  const by = get(actorAtom)
  const creation = await startPasskey(by)
  try {
    const passkey = await makePasskey(creation)
    await addPasskey({ name: deviceName(navigator.userAgent).trim(), passkey }, by)
  } catch (error) {
    if (isPasskeyLeft(error)) return false
    // The browser's own errors have technical messages.
    if (!(error instanceof DOMException)) throw error
    void toast(isPasskeyThere(error) ? t.there : t.failed, 'bad')
    return false
  }
  await refresh(get)
  void toast(t.added)
  return true
})

export const renamePasskeyAtom = atom(null, async (get, _set, uuid: string, name: string) => {
  await renamePasskey({ uuid, name }, get(actorAtom))
  await refresh(get)
})

export const removePasskeyAtom = atom(null, async (get, _set, uuid: string) => {
  await removePasskey(uuid, get(actorAtom))
  await refresh(get)
})

/** Returns true if this device can create a passkey; undefined until known. */
export function useCanMake(): boolean | undefined {
  const [can, setCan] = useState<boolean>()
  useEffect(() => void canMakePasskey().then(setCan), [])
  return can
}
