import { brandAtom, configurationsAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { aConfiguration } from '@member/api-client/testing'
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteLogo } from './SiteLogo.tsx'

const show = (displayName: string) => {
  const store = createStore()
  store.set(brandAtom, aBrand({ displayName }))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SiteLogo to="/" />
      </MemoryRouter>
    </Provider>,
  )
  return store
}

test.each([
  ['แสงทอง', 'ส'],
  ['Daonuea', 'D'],
])('%s is known by the letter of its icons, %s', (name, letter) => {
  show(name)
  expect(screen.getByRole('link', { name }).textContent).toBe(letter + name)
})

test('a configured logo is in its place', async () => {
  const store = show('ทะเลฟ้า')
  store.set(configurationsAtom, [aConfiguration('home.normal.logo', '/files/logo.svg')])
  expect((await screen.findByAltText('')).getAttribute('src')).toBe('/files/logo.svg')
  expect(screen.queryByText('ท')).toBeNull()
})
