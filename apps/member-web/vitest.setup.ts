import { endSession } from '@member/api-client/session'
import { mockApi } from '@member/api-client/testing'
import { forgetCopies } from '@member/commands/testing'
import { beforeEach } from 'vitest'

// A fresh phone for every test, and a server that does not answer yet.
beforeEach(() => {
  if (typeof window === 'undefined') return
  // Not by a log-out, which disables the return, nor by expiry, which keeps the name.
  endSession('elsewhere')
  localStorage.clear()
  sessionStorage.clear()
  forgetCopies()
  mockApi({})
})
