import { watchSetting } from '@member/api-client'
import { newSessionStore } from '@member/api-client/session-scope'
import { onNews, signIn } from '@member/api-client/testing'
import { brandAtom, type Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider, useStore } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'

interface Place {
  path?: string
  pattern?: string
  brand?: Partial<Brand>
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** Loads the setting and subscribes to events, like the app's start-up. */
const StartUp = () => {
  const store = useStore()
  useEffect(() => watchSetting(store), [store])
  useEffect(() => onNews(store), [store])
  return null
}

/** Renders a screen as in the app; returns a user-event instance and the session's store. */
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

/** Logs a member in and renders a screen as in the app. */
export function show(screen: ReactNode, place: Place = {}) {
  signIn()
  return showVisitor(screen, place)
}
