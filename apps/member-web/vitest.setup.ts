import { endSession } from '@member/api-client/session'
import { mockApi } from '@member/api-client/testing'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// Lazy parts are compiled when first asked for, which takes a busy machine a while.
configure({ asyncUtilTimeout: 8_000 })

const noMatch = { matches: false, onchange: null, addListener: () => {}, removeListener: () => {} }

// A fresh phone for every test, and a server that says nothing yet.
beforeEach(() => {
  if (typeof window === 'undefined') return
  // Not by a logout, which brings nobody back, nor by its time being over, which leaves the name.
  endSession('elsewhere')
  localStorage.clear()
  sessionStorage.clear()
  mockApi({})
  // jsdom lays nothing out, and has no view to scroll.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), noMatch, { media })
})
afterEach(cleanup)
