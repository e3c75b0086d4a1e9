import { showWords } from '@member/i18n'
import { tables } from '@member/testing/tables'
import { afterEach, expect, test } from 'vitest'
import { aWindow } from './aWindow.testing.ts'
import { openGameWindow } from './gameWindow.ts'

afterEach(() => showWords('th', tables.th))

test('the waiting window is in Thai for who reads Thai, and in English for who reads English', () => {
  const thai = aWindow()
  openGameWindow()
  expect(thai.document.documentElement.lang).toBe('th')
  expect(thai.document.body.textContent).toMatch(/[ก-๛]/)
  showWords('en', tables.en)
  const english = aWindow()
  openGameWindow()
  expect(english.document.documentElement.lang).toBe('en')
  expect(english.document.body.textContent).toMatch(/^[A-Z][a-z]/)
})
