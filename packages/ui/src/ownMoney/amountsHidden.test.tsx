import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hideAmounts, setAmountsHiddenStore, useOwnBaht } from './amountsHidden.ts'
import { OwnMoney } from './OwnMoney.tsx'

afterEach(() => {
  cleanup()
  hideAmounts(false)
})

const Text = () => <p>ฝาก {useOwnBaht()(300, { unit: true })}</p>

test('a member who hides what they have sees no amount of theirs, in figures or in texts', () => {
  render(
    <>
      <OwnMoney baht={1500} />
      <Text />
    </>,
  )
  expect(screen.getByText('ฝาก 300.00 บาท')).toBeTruthy()
  act(() => hideAmounts(true))
  expect(screen.getByText('ซ่อนยอดไว้')).toBeTruthy()
  expect(screen.getByText('ฝาก ••••••')).toBeTruthy()
  expect(document.body.textContent).not.toContain('1,500')
})

test('amounts that are hidden in another tab are hidden in this one', () => {
  let stored: string | null = null
  setAmountsHiddenStore({ read: () => stored, write: (text) => (stored = text) })
  render(<OwnMoney baht={1500} />)
  stored = '1'
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(screen.getByText('ซ่อนยอดไว้')).toBeTruthy()
})
