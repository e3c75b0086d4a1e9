import { newSessionStore } from '@member/api-client/session-scope'
import { signIn } from '@member/api-client/testing'
import { brandAtom, type Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'

const Where = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** Shows a screen as the app would to a member who is logged in, and gives their hands and the session's store. */
export function show(screen: ReactNode, path = '/', brand: Partial<Brand> = {}) {
  signIn()
  const store = newSessionStore()
  store.set(brandAtom, aBrand(brand))
  const shown = render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={store}>
        <Routes>
          <Route path="*" element={screen} />
        </Routes>
        <Where />
      </Provider>
    </MemoryRouter>,
  )
  return { ...userEvent.setup(), store, leave: () => shown.unmount() }
}
