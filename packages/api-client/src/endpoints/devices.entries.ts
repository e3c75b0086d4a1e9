import { anyone } from '../client/call.ts'
import { type Entries, some } from '../client/entry.ts'
import { disownSession, disownSessionCall } from './devices.ts'

export const devicesEntries = {
  disownSession: {
    call: disownSessionCall,
    feature: 'devices',
    from: 'devices',
    run: () => disownSession(some, anyone),
    sends: 'POST /api/auth/session/disown',
    body: { uuid: some },
    answer: null,
  },
} as const satisfies Entries
