import { brandAtom, configurationsAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { aConfiguration, anAnnouncement, calls, type MockRequest } from '@member/api-client/testing'
import { render, screen, act } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, test, afterEach, describe } from 'vitest'
import { SiteLogo } from './SiteLogo.tsx'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Background } from './Background.tsx'
import { tables } from '@member/testing/tables'
import { showWords } from '@member/i18n'
import { openSite } from '../testing/openSite.tsx'

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

describe('answers in language', () => {
  afterEach(() => showWords('th', tables.th))

  const titles: Record<string, string> = { th: 'ฝากด้วยสลิป', en: 'Deposit with a slip' }
  const banner = ({ headers }: MockRequest) => [
    anAnnouncement({ type: 'BANNER', title: titles[headers['accept-language'] ?? ''] ?? '' }),
  ]

  test('a visitor who changes the language reads the operator’s news in it, without a reload', async () => {
    openSite('/', { 'GET /api/announcement': banner })
    expect(await screen.findAllByText('ฝากด้วยสลิป')).not.toEqual([])
    act(() => showWords('en', tables.en))
    expect(await screen.findAllByText('Deposit with a slip')).not.toEqual([])
    expect(screen.queryByText('ฝากด้วยสลิป')).toBeNull()
    expect(calls('GET /api/announcement')).toHaveLength(2)
  })

  test('news that the server has in Thai alone is shown as it is', async () => {
    openSite('/', { 'GET /api/announcement': [anAnnouncement({ type: 'BANNER', title: 'ฝากด้วยสลิป' })] })
    await screen.findAllByText('ฝากด้วยสลิป')
    act(() => showWords('en', tables.en))
    await expect.poll(() => calls('GET /api/announcement').length).toBe(2)
    expect(screen.queryAllByText('ฝากด้วยสลิป')).not.toEqual([])
  })
})
