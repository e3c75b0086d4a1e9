import { anyone } from '../client/call.ts'
import { type Entries } from '../client/entry.ts'
import { confirmSession, confirmSessionCall, touchSession, touchSessionCall } from './unattended.ts'

export const unattendedEntries = {
  touchSession: {
    call: touchSessionCall,
    feature: 'unattended',
    from: 'every page of a member',
    run: () => touchSession(anyone),
    sends: 'POST /api/auth/session/touch',
    body: {},
    answer: null,
  },
  confirmSession: {
    call: confirmSessionCall,
    feature: 'unattended',
    from: 'over any page',
    run: () => confirmSession({ password: 'a-good-password' }, anyone),
    sends: 'POST /api/auth/session/confirm',
    body: { password: 'a-good-password' },
    answer: null,
  },
} as const satisfies Entries
