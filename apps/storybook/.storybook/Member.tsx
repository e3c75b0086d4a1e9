import { newQueryClient } from '@member/api-client'
import { brandAtom, type Brand } from '@member/brand'
import { tokensCss } from '@member/brand/palette'
import { GlobalStyle } from '@member/ui'
import { createStore, Provider } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'

interface MemberProps {
  brand: Brand
  still: boolean
  /** Where the member is, and the route's pattern where a screen reads its parts. */
  path: string
  pattern: string
  children: ReactNode
}

const storeOf = (brand: Brand) => {
  const store = createStore()
  store.set(brandAtom, brand)
  store.set(queryClientAtom, newQueryClient({ retryDelay: 1 }))
  return store
}

const stillness =
  '*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}'

/** What the app gives every screen: the brand's colours, a store and a query client of the session's own, a place. */
export const Member = ({ brand, still, path, pattern, children }: MemberProps) => {
  const [store] = useState(() => storeOf(brand))
  return (
    <Provider store={store}>
      <style>{tokensCss(brand)}</style>
      {still && <style>{stillness}</style>}
      <GlobalStyle />
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={pattern} element={children} />
        </Routes>
      </MemoryRouter>
    </Provider>
  )
}
