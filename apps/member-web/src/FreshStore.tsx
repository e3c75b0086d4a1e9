import { onMember } from '@member/api-client/session'
import type { Brand } from '@member/brand'
import { closeFeedback } from '@member/ui'
import { Provider } from 'jotai'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useSession } from './access/useSession.ts'
import { type Life, newLife } from './life.ts'

// Questions and toasts stand outside React: they go with the member they were for.
onMember(closeFeedback)

/**
 * A jotai store and a query client of its own for every session: nothing of one member reaches the next,
 * and no reset code exists. `brand` is given where there is no page to read it from.
 */
export function FreshStore({ brand, children }: { brand?: Brand; children: ReactNode }) {
  const owner = useSession()?.user.uuid
  const [life, setLife] = useState(() => newLife({ owner, brand }))
  if (life.owner !== owner) setLife(newLife({ owner, brand, before: life }))
  useEffect(() => live(life), [life])
  return (
    <Provider store={life.store}>
      <Fragment key={life.id}>{children}</Fragment>
    </Provider>
  )
}

/** Runs a life until the next begins; React may stop and start the same one in development. */
function live(life: Life) {
  life.start()
  return () => life.stop()
}
