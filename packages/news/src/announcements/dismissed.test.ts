// @vitest-environment jsdom
import { storeLag, serverNow } from '@member/api-client/server-clock'
import { bangkokDay } from '@member/i18n/bangkok-time'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { dismissAtom } from './dismissed.ts'
import { readSeen } from './popup.ts'

const day = 86_400_000

test('a popup that was dismissed stays dismissed for the server’s day, whatever the phone’s clock says', () => {
  storeLag(-day)
  createStore().set(dismissAtom, 'a-popup')
  expect(bangkokDay(serverNow())).toBe(bangkokDay(Date.now() - day))
  // The phone's clock is corrected: for the server it is still the same day.
  storeLag(0)
  expect(readSeen()).toEqual([])
  storeLag(-day)
  expect(readSeen()).toEqual(['a-popup'])
})
