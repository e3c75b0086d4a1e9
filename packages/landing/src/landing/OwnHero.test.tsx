import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnHero } from './Welcome.tsx'

const gone = { src: '/own/gone.png' }

test('an operator’s hero that failed before hydration is gone', async () => {
  const hero = <OwnHero picture={gone} />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(hero)
  const image = root.querySelector('img')!
  Object.defineProperties(image, { complete: { value: true }, currentSrc: { value: gone.src } })
  await act(() => Promise.resolve(hydrateRoot(root, hero)))
  expect(root.querySelector('img')).toBeNull()
})
