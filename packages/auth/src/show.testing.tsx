import { newSessionStore } from '@member/api-client/session-scope'
import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** Shows a screen as the app would to a member, and gives their hands. */
export function show(screen: ReactNode) {
  const store = newSessionStore()
  store.set(brandAtom, aBrand())
  const shown = render(
    <MemoryRouter>
      <Provider store={store}>{screen}</Provider>
    </MemoryRouter>,
  )
  return { ...userEvent.setup(), reload: () => shown.unmount() }
}
