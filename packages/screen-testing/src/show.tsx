import { watchSetting } from '@member/api-client'
import { newSessionStore } from '@member/api-client/session-scope'
import { hearNews, signIn } from '@member/api-client/testing'
import { brandAtom, type Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider, useStore } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'

interface Place {
  /** Path that the screen is opened at. */
  path?: string
  /** The route it stands at; any other address is empty. */
  pattern?: string
  brand?: Partial<Brand>
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** Loads the operator's setting and hears what is new, as the app's start-up does. */
const StartUp = () => {
  const store = useStore()
  useEffect(() => watchSetting(store), [store])
  useEffect(() => hearNews(store), [store])
  return null
}

/** Shows a screen as the app would to whoever is here; gives their user-event instance and the session's store. */
export function showVisitor(screen: ReactNode, { path = '/', pattern = '*', brand = {} }: Place = {}) {
  const store = newSessionStore()
  store.set(brandAtom, aBrand(brand))
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={store}>
        <StartUp />
        <Routes>
          <Route path={pattern} element={screen} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </Provider>
    </MemoryRouter>,
  )
  return { ...userEvent.setup(), store, leave: () => unmount() }
}

/** Shows a screen as the app would to a member who is logged in. */
export function show(screen: ReactNode, place: Place = {}) {
  signIn()
  return showVisitor(screen, place)
}
