import { anyone } from '../client/call.ts'
import type { Entries } from '../client/entry.ts'
import { aPushState, aSubscription } from '../testing/notices.ts'
import {
  getPush,
  pushCall,
  subscribePush,
  subscribePushCall,
  unsubscribePush,
  unsubscribePushCall,
} from './push.ts'

const wanted = { ...aSubscription, kinds: ['credited' as const] }

export const pushEntries = {
  getPush: {
    call: pushCall,
    feature: 'push',
    from: 'notifications',
    run: () => getPush(),
    sends: 'GET /api/auth/push',
    answer: aPushState({ kinds: ['credited'] }),
  },
  subscribePush: {
    call: subscribePushCall,
    feature: 'push',
    from: 'notifications',
    run: () => subscribePush(wanted, anyone),
    sends: 'PUT /api/auth/push',
    body: wanted,
    answer: aPushState({ kinds: ['credited'] }),
  },
  unsubscribePush: {
    call: unsubscribePushCall,
    feature: 'push',
    from: 'notifications',
    run: () => unsubscribePush(anyone),
    sends: 'DELETE /api/auth/push',
    answer: null,
  },
} as const satisfies Entries
