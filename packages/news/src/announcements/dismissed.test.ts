// @vitest-environment jsdom
import { serverNow, storeServerTime } from '@member/api-client/server-clock'
import { bangkokDay } from '@member/i18n/bangkok-time'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { dismissAtom } from './dismissed.ts'
import { readSeen } from './popup.ts'
import { sanitise } from './CleanHtml.tsx'

const day = 86_400_000

test('a popup that was dismissed stays dismissed for the server’s day, whatever the phone’s clock says', () => {
  storeServerTime(Date.now() - day)
  createStore().set(dismissAtom, 'a-popup')
  expect(bangkokDay(serverNow())).toBe(bangkokDay(Date.now() - day))
  // The phone's clock is corrected: for the server it is still the same day.
  storeServerTime(Date.now())
  expect(readSeen()).toEqual([])
  storeServerTime(Date.now() - day)
  expect(readSeen()).toEqual(['a-popup'])
})

test('an announcement keeps its words, lists and links', () => {
  expect(sanitise('<p>ฝาก <b>100</b></p><ul><li>หนึ่ง</li></ul>')).toBe(
    '<p>ฝาก <b>100</b></p><ul><li>หนึ่ง</li></ul>',
  )
  expect(sanitise('<a href="https://example.com/x">ดู</a>')).toBe(
    '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer nofollow">ดู</a>',
  )
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
])('nothing in an announcement runs, loads or covers the page: %s', (html) => {
  expect(sanitise(html)).not.toMatch(/script|onerror|onclick|style|evil|img|iframe/)
})
