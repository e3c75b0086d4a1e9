import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { getByText, screen } from '@testing-library/dom'
import { act, fireEvent, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { Link, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { SiteRouter } from './SiteRouter.tsx'

const Screen = () => {
  const { pathname, search } = useLocation()
  const go = useNavigate()
  return (
    <main>
      <h1>{pathname}</h1>
      <Link to="/auth/deposit">deposit</Link>
      <Link to="/auth/deposit" replace>
        redirect
      </Link>
      <label>
        kind
        <select value={search} onChange={({ target }) => void go(target.value)}>
          <option value="">all</option>
          <option value="?kind=game">games</option>
        </select>
      </label>
    </main>
  )
}

beforeEach(() => {
  window.history.replaceState(null, '', '/auth/dashboard')
  const store = createStore()
  store.set(brandAtom, aBrand())
  render(
    <Provider store={store}>
      <SiteRouter>
        <Screen />
      </SiteRouter>
    </Provider>,
  )
})

const shown = () => screen.getByRole('heading').textContent

/** Presses as a browser does, without `act`. */
const press = async (name: string) => {
  getByText(document.body, name).click()
  await Promise.resolve()
}

test('a press on a link is answered before its screen is rendered', async () => {
  await press('deposit')
  expect(window.location.pathname).toBe('/auth/deposit')
  expect(shown()).toBe('/auth/dashboard')
  expect(await screen.findByText('/auth/deposit')).toBeTruthy()
})

test('a link pressed twice leads back with one step', () => {
  const before = window.history.length
  act(() => {
    fireEvent.click(screen.getByText('deposit'))
    fireEvent.click(screen.getByText('deposit'))
  })
  expect(shown()).toBe('/auth/deposit')
  expect(window.history.length).toBe(before + 1)
})

test('a redirect is followed at once', async () => {
  await press('redirect')
  expect(shown()).toBe('/auth/deposit')
})

test('a filter in the address is shown at once, so that its field never shows the former one', () => {
  const field = screen.getByLabelText<HTMLSelectElement>('kind')
  act(() => {
    fireEvent.change(field, { target: { value: '?kind=game' } })
    // Before React has rendered anything that may wait.
    expect(field.value).toBe('?kind=game')
  })
  expect(window.location.search).toBe('?kind=game')
})
