import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { askPlainly } from './askPlainly.ts'

afterEach(() => vi.restoreAllMocks())

const ask = (scope = new AbortController()) =>
  askPlainly({ title: 'ถอนเงินหรือไม่', figure: '500 บาท', text: 'ไปยังบัญชีของคุณ', okLabel: 'ถอน' }, scope.signal)
const dialog = () => screen.queryByRole('alertdialog', { name: 'ถอนเงินหรือไม่' })

test('where the library of questions did not load, the page itself asks, and not the browser', async () => {
  const browsers = vi.spyOn(window, 'confirm')
  const answer = ask()
  expect(document.activeElement).toBe(dialog())
  expect(dialog()?.textContent).toContain('500 บาท\nไปยังบัญชีของคุณ')
  fireEvent.click(screen.getByRole('button', { name: 'ถอน' }))
  expect(await answer).toBe('confirmed')
  expect(dialog()).toBeNull()
  expect(browsers).not.toHaveBeenCalled()
})

test('"cancel", Esc and the end of the session all mean no', async () => {
  const cancelled = ask()
  fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }))
  expect(await cancelled).toBe('dismissed')
  const escaped = ask()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(await escaped).toBe('dismissed')
  const scope = new AbortController()
  const ended = ask(scope)
  scope.abort()
  expect(await ended).toBe('dismissed')
  expect(dialog()).toBeNull()
})
