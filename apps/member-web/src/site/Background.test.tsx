import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { act } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Background } from './Background.tsx'
import { SiteLogo } from './SiteLogo.tsx'

const gone = { src: '/own/gone.png' }
const pictures = { 'home.normal.background': gone, 'home.normal.logo': gone }

test('a brand’s own picture that failed before hydration gives its place to what is drawn for it', async () => {
  const store = createStore()
  store.set(brandAtom, aBrand({ pictures }))
  const site = (
    <Provider store={store}>
      <MemoryRouter>
        <Background />
        <SiteLogo to="/" />
      </MemoryRouter>
    </Provider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(site)
  const images = root.querySelectorAll('img')
  expect(images).toHaveLength(2)
  for (const image of images)
    Object.defineProperties(image, { complete: { value: true }, currentSrc: { value: gone.src } })
  await act(() => Promise.resolve(hydrateRoot(root, site)))
  expect(root.querySelector('img')).toBeNull()
  expect(root.querySelector('[data-missing]')).toBeTruthy()
})
