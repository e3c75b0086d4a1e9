import { anyone } from '../client/call.ts'
import { type Entries, now } from '../client/entry.ts'
import {
  askClosing,
  askClosingCall,
  closingCall,
  getClosing,
  takeBackClosing,
  takeBackClosingCall,
} from './closing.ts'

export const closingEntries = {
  getClosing: {
    call: closingCall,
    feature: 'closing',
    from: 'profile',
    run: () => getClosing(),
    sends: 'GET /api/auth/closing',
    answer: { askedAt: null },
  },
  askClosing: {
    call: askClosingCall,
    feature: 'closing',
    from: 'profile',
    run: () => askClosing(anyone),
    sends: 'POST /api/auth/closing',
    answer: { askedAt: now },
  },
  takeBackClosing: {
    call: takeBackClosingCall,
    feature: 'closing',
    from: 'profile',
    run: () => takeBackClosing(anyone),
    sends: 'DELETE /api/auth/closing',
    answer: { askedAt: null },
  },
} as const satisfies Entries
