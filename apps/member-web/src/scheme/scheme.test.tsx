import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { schemeScript } from '../../build/bootScripts.ts'
import { SchemeField } from './SchemeField.tsx'

const { documentElement: html, head } = document
const bars = () => Array.from(head.querySelectorAll('meta'), (bar) => bar.getAttribute('media'))
const byPhone = ['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']

function open() {
  html.removeAttribute('data-scheme')
  head.innerHTML = byPhone.map((media) => `<meta name="theme-color" media="${media}">`).join('')
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script as in the page
  new Function(schemeScript())()
}

const choose = (scheme: 'both' | 'dark') => {
  const store = createStore()
  store.set(brandAtom, aBrand({ scheme }))
  render(
    <Provider store={store}>
      <SchemeField />
    </Provider>,
  )
  return userEvent.setup()
}

beforeEach(open)
afterEach(() => localStorage.clear())

test('a page follows the phone until the member chooses', () => {
  expect(html.getAttribute('data-scheme')).toBeNull()
  expect(bars()).toEqual(byPhone)
})

test('the choice is shown at once, and on each page that is opened after it, before the app has come', async () => {
  const user = choose('both')
  await user.selectOptions(screen.getByLabelText('สีของหน้าจอ'), 'สว่าง')
  for (const look of [() => undefined, open]) {
    look()
    expect(html.getAttribute('data-scheme')).toBe('light')
    expect(bars()).toEqual(['not all', 'all'])
  }
})

test('a member goes back to the phone’s own', async () => {
  const user = choose('both')
  for (const name of ['มืด', 'ตามเครื่อง']) await user.selectOptions(screen.getByRole('combobox'), name)
  expect(html.getAttribute('data-scheme')).toBeNull()
  expect(bars()).toEqual(byPhone)
  open()
  expect(html.getAttribute('data-scheme')).toBeNull()
})

test('a brand with one scheme offers no choice', () => {
  choose('dark')
  expect(screen.queryByRole('combobox')).toBeNull()
})
