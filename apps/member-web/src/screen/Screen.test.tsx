import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom, createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, Suspense, useEffect } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { route, type Route as RouteRow } from '../paths/route.ts'
import { Screen } from './Screen.tsx'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { AfterFirstPage, useMarkFirstPage } from './AfterFirstPage.tsx'

const First = () => (
  <main>
    <h1>หน้าแรก</h1>
    <Link to="/second">ไปหน้าสอง</Link>
  </main>
)
const Second = () => (
  <main>
    <h1>หน้าสอง</h1>
  </main>
)

const Filtered = () => (
  <main>
    <h1>หน้าสอง</h1>
    <Link to="/second?kind=a">กรอง</Link>
  </main>
)

const rowOf = (title: string, load: () => Promise<ComponentType>, back?: string) =>
  route({
    path: `/${title}`,
    access: 'visitor',
    title: () => title,
    load,
    props: {},
    ...(back !== undefined && { back }),
  })

function show(second: RouteRow) {
  const store = createStore()
  store.set(brandAtom, aBrand())
  return render(
    <Provider store={store}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Screen route={rowOf('หน้าแรก', () => Promise.resolve(First))} />} />
          <Route path="/second" element={<Screen route={second} />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

const go = async () => userEvent.click(await screen.findByText('ไปหน้าสอง'))

test('a navigation names the document, goes to the top, and brings the member to the heading', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo')
  show(rowOf('หน้าสอง', () => Promise.resolve(Second)))
  await go()
  const heading = await screen.findByRole('heading', { name: 'หน้าสอง' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('หน้าสอง · แสงทอง')
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
})

test('a tap is answered before the code is here, where the heading is known', async () => {
  let arrive = (_screen: typeof Second): void => undefined
  const code = new Promise<typeof Second>((resolve) => (arrive = resolve))
  show(rowOf('หน้าสอง', () => code, '/'))
  await go()
  expect(screen.getByRole('heading', { name: 'หน้าสอง' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' })).toBeTruthy()
  arrive(Second)
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'หน้าสอง' }))
})

test('a skeleton waits in no Suspense, which would show it for 300 ms at least', async () => {
  let arrive!: () => void
  const code = new Promise<void>((resolve) => (arrive = resolve))
  const Component = vi.fn(Second)
  show({
    path: '/second',
    access: 'visitor',
    title: () => 'หน้าสอง',
    back: '/',
    screen: { Component, preload: () => code, isLoaded: () => false },
  })
  await go()
  expect(screen.getByRole('heading', { name: 'หน้าสอง' })).toBeTruthy()
  expect(Component).not.toHaveBeenCalled()
  arrive()
  await waitFor(() => expect(Component).toHaveBeenCalled())
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test('a part that does not load is tried once more', async () => {
  const load = vi.fn<() => Promise<typeof Second>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Second)
  show(rowOf('หน้าสอง', load))
  await go()
  expect(await screen.findByRole('heading', { name: 'หน้าสอง' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that does not load at all offers a fresh page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  show(rowOf('หน้าสอง', () => Promise.reject(new Error('gone'))))
  await go()
  expect(await screen.findByRole('button', { name: 'รีเฟรชหน้า' })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a screen that fails keeps its failure to itself, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('a fault')
    return <Second />
  }
  show(rowOf('หน้าสอง', () => Promise.resolve(Fragile)))
  await go()
  expect(await screen.findByText('หน้านี้ขัดข้อง')).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(await screen.findByRole('heading', { name: 'หน้าสอง' })).toBeTruthy()
})

test('a change of the address on the same screen leaves the page where it is', async () => {
  show(rowOf('หน้าสอง', () => Promise.resolve(Filtered)))
  await go()
  const filter = await screen.findByText('กรอง')
  const scrolled = vi.spyOn(window, 'scrollTo')
  await userEvent.click(filter)
  expect(scrolled).not.toHaveBeenCalled()
})

const creditAtom = atom('รอสักครู่')

function StartUp() {
  const keep = useSetAtom(creditAtom)
  useEffect(() => keep('1,234.50'), [keep])
  return null
}

function Home() {
  useMarkFirstPage()
  return <h1>{useAtomValue(creditAtom)}</h1>
}

const Site = () => (
  <Provider store={createStore()}>
    <AfterFirstPage>
      <StartUp />
    </AfterFirstPage>
    <Suspense>
      <Home />
    </Suspense>
  </Provider>
)

test('a pre-rendered screen is hydrated as it was rendered, and then shows what the server says', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Site />)
  const heading = root.querySelector('h1')
  const faults: unknown[] = []
  const page = hydrateRoot(root, <Site />, { onRecoverableError: (fault) => faults.push(fault) })
  await waitFor(() => expect(root.textContent).toBe('1,234.50'))
  expect({ faults, isSameElement: root.querySelector('h1') === heading }).toEqual({
    faults: [],
    isSameElement: true,
  })
  page.unmount()
  root.remove()
})

test('where no page was rendered beforehand nothing waits', () => {
  const { container } = render(
    <AfterFirstPage>
      <p>มาแล้ว</p>
    </AfterFirstPage>,
  )
  expect(container.textContent).toBe('มาแล้ว')
})
