import { onMember } from '@member/api-client/session'
import { settingAnswerAtom } from '@member/api-client/setting'
import { newSessionStore } from '@member/api-client/session-scope'
import { type Brand, brandAtom } from '@member/brand'
import { closeFeedback } from '@member/ui'
import { Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { operationAtom } from '../site/site.ts'
import { useSession } from './useSession.ts'

// Dialogs and toasts are outside React: they end with their session.
onMember(closeFeedback)

interface Scope {
  owner: string | undefined
  store: ReturnType<typeof newSessionStore>
}

/** Creates a store for `owner` (undefined for a visitor) with the public data of the store `before`. */
function newScope(owner: Scope['owner'], brand: Brand | undefined, before?: Scope['store']): Scope {
  const store = newSessionStore()
  if (brand) store.set(brandAtom, brand)
  if (before) {
    store.set(settingAnswerAtom, before.get(settingAnswerAtom))
    store.set(operationAtom, before.get(operationAtom))
  }
  return { owner, store }
}

/**
 * Provides a jotai store and query client per session: no data of a member reaches the next one. `brand` is
 * needed only if no page contains the brand.
 */
export function SessionScope({ brand, children }: { brand?: Brand | undefined; children: ReactNode }) {
  const owner = useSession()?.user.uuid
  const [scope, setScope] = useState(() => newScope(owner, brand))
  if (scope.owner !== owner) setScope(newScope(owner, brand, scope.store))
  return (
    <Provider key={scope.owner ?? 'visitor'} store={scope.store}>
      {children}
    </Provider>
  )
}
