import { render, waitFor } from '@testing-library/react'
import { atom, createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AfterFirstPage, useMarkFirstPage } from './AfterFirstPage.tsx'

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
