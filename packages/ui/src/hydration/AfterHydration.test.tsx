import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AfterHydration } from './AfterHydration.tsx'

test('what no pre-rendered page can know comes after it, and nothing around it renders again', async () => {
  let renders = 0
  const Page = () => {
    renders++
    return (
      <main>
        <h1>หน้าแรก</h1>
        <AfterHydration>
          <p>ระดับทอง</p>
        </AfterHydration>
      </main>
    )
  }
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
  expect(root.textContent).toBe('หน้าแรก')

  renders = 0
  const faults: unknown[] = []
  const page = await act(async () =>
    hydrateRoot(root, <Page />, { onRecoverableError: (fault) => faults.push(fault) }),
  )
  expect(screen.getByText('ระดับทอง')).toBeTruthy()
  expect({ renders, faults }).toEqual({ renders: 1, faults: [] })
  act(() => page.unmount())
  root.remove()
})
