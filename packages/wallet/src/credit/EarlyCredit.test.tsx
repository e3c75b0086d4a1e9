import { amountsHidden, showEarlyCredit } from './showEarlyCredit.ts'
import { EarlyCredit } from './EarlyCredit.tsx'
import { aCredit } from '@member/api-client/testing'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = document.createElement('div')
beforeEach(() => {
  document.body.append(root)
  root.innerHTML = renderToString(<EarlyCredit />)
})
afterEach(() => {
  root.remove()
  localStorage.clear()
})

const answer = JSON.stringify({ status: 200, data: aCredit({ balance: 16_832.81 }) })

test('a member reads the credit before the app runs, and the app leaves it as it is', async () => {
  showEarlyCredit(answer)
  const figure = screen.getByText('16,832.81 บาท')
  expect(figure.previousElementSibling?.textContent).toBe('16,832.81บาท')
  const faults: unknown[] = []
  const page = await act(async () =>
    hydrateRoot(root, <EarlyCredit />, { onRecoverableError: (fault) => faults.push(fault) }),
  )
  expect(faults).toEqual([])
  expect(screen.getByText('16,832.81 บาท')).toBe(figure)
  expect(screen.queryByText('0.00 บาท')).toBeNull()
  act(() => page.unmount())
})

test('a member who hides amounts sees none', () => {
  amountsHidden.write('1')
  showEarlyCredit(answer)
  expect(root.textContent).not.toContain('16,832')
})

test('an answer without a credit shows no figure', () => {
  showEarlyCredit(JSON.stringify({ status: 401, message: 'TOKEN_INVALID' }))
  expect(root.textContent).not.toContain('undefined')
  expect(document.getElementById('early-credit')?.textContent).toBe('')
})
