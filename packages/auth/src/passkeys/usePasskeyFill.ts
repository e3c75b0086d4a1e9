import { actorAtom, ApiError, logInByPasskey, startPasskeyLogin } from '@member/api-client'
import { canFillPasskey, provePasskey } from '@member/api-client/passkey'
import { startSession } from '@member/api-client/session'
import { featureAtom } from '@member/api-client/setting'
import { toast } from '@member/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { knownDevice, type Store } from '../remembered/knownDevice.ts'
import { welcome } from '../login/sendLogin.ts'
import { refusalOf } from '../form/refusal.ts'

const names = 'input[autocomplete="username"]'

/** Enables passkey autofill on the page's username fields. */
function markNames() {
  for (const field of Array.from(document.querySelectorAll(names)))
    field.setAttribute('autocomplete', 'username webauthn')
}

/** Offers passkeys in autofill until aborted, and logs in with the passkey that the member chooses. */
async function fill(store: Store, until: AbortSignal) {
  while (!until.aborted) {
    const round = new AbortController()
    const stop = () => round.abort()
    until.addEventListener('abort', stop)
    const device = await knownDevice(store)
    const by = store.get(actorAtom)
    const request = await startPasskeyLogin(device, by)
    const renewal = setTimeout(stop, request.timeout * 0.9)
    try {
      const proof = await provePasskey(request, round)
      const answer = await logInByPasskey({ proof, ...device }, by)
      if (!until.aborted) {
        startSession(answer)
        welcome(answer)
      }
      return
    } catch (error) {
      // For example a removed passkey: the password still works, and another passkey can be chosen.
      if (error instanceof ApiError) void toast(refusalOf(error).message?.() ?? error.message, 'bad')
      else if (!round.signal.aborted) return
    } finally {
      clearTimeout(renewal)
      until.removeEventListener('abort', stop)
    }
  }
}

export function usePasskeyFill() {
  const isOffered = useAtomValue(featureAtom('passkeys'))
  const store = useStore()
  useEffect(() => {
    if (!isOffered) return undefined
    const leaving = new AbortController()
    // A form may appear on a later screen.
    const watch = new MutationObserver(markNames)
    const begin = async () => {
      if (!(await canFillPasskey()) || leaving.signal.aborted) return
      markNames()
      watch.observe(document.body, { childList: true, subtree: true })
      await fill(store, leaving.signal)
    }
    // If autofill fails, the form still works.
    begin().catch(() => undefined)
    return () => {
      leaving.abort()
      watch.disconnect()
    }
  }, [isOffered, store])
}
