import { onMember } from '@member/api-client/session'
import { settingAnswerAtom } from '@member/api-client/setting'
import { newSessionStore } from '@member/api-client/session-scope'
import { type Brand, brandAtom } from '@member/brand'
import { closeFeedback } from '@member/ui'
import { Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { operationAtom } from '../site/site.ts'
import { useSession } from './useSession.ts'

// Questions and toasts stand outside React: they go with the member they were for.
onMember(closeFeedback)

interface Scope {
  owner: string | undefined
  store: ReturnType<typeof newSessionStore>
}

/** A fresh store for `owner`, undefined for a visitor; of the one before it keeps only what holds for everyone. */
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
 * A jotai store of its own for every session, and with it a query client: nothing of one member reaches the next, and
 * no reset code exists. `brand` is given where there is no page to read it from.
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
