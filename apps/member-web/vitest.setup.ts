import { endSession } from '@member/api-client/session'
import { mockApi } from '@member/api-client/testing'
import { beforeEach } from 'vitest'

// A fresh phone for every test, and a server that says nothing yet.
beforeEach(() => {
  if (typeof window === 'undefined') return
  // Not by a logout, which brings nobody back, nor by its time being over, which leaves the name.
  endSession('elsewhere')
  localStorage.clear()
  sessionStorage.clear()
  mockApi({})
})
