import { watchSetting } from '@member/api-client'
import { onNews } from '@member/api-client/testing'
import { newSessionStore } from '@member/api-client/session-scope'
import { CacheProvider } from '@emotion/react'
import { brandAtom, type Brand } from '@member/brand'
import { tokensCss } from '@member/brand/palette'
import { GlobalStyle } from '@member/ui'
import { Provider } from 'jotai'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { styleCache } from './reducedMotion.ts'

interface MemberProps {
  brand: Brand
  faces: string
  still: boolean
  path: string
  container?: HTMLElement
  children: ReactNode
}

const storeOf = (brand: Brand) => {
  const store = newSessionStore()
  store.set(brandAtom, brand)
  return store
}

/** Providers of the app. */
export const Member = ({ brand, faces, still, path, container, children }: MemberProps) => {
  const [store] = useState(() => storeOf(brand))
  const [cache] = useState(() => styleCache(still, container))
  useLayoutEffect(() => store.set(brandAtom, brand), [store, brand])
  useEffect(() => watchSetting(store), [store])
  useEffect(() => onNews(store), [store])
  return (
    <CacheProvider value={cache}>
      <Provider store={store}>
        <style>{tokensCss(brand)}</style>
        <style data-own-faces>{faces}</style>
        <GlobalStyle />
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    </CacheProvider>
  )
}
