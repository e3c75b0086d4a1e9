import { type Entries, exampleCommand } from '../client/entry.ts'
import { anIdentity } from '../testing/protectionBuilders.ts'
import { getIdentity, identityCall, sendIdentity, sendIdentityCall } from './identity.ts'

const picture = new Blob(['picture'], { type: 'image/jpeg' })
const documents = { card: picture, selfie: picture }

export const identityEntries = {
  getIdentity: {
    call: identityCall,
    feature: 'identity',
    from: 'identity, withdraw',
    run: () => getIdentity(),
    sends: 'GET /api/auth/identity',
    answer: anIdentity(),
  },
  sendIdentity: {
    call: sendIdentityCall,
    feature: 'identity',
    from: 'identity',
    run: () => sendIdentity(documents, exampleCommand),
    sends: 'POST /api/auth/identity',
    body: documents,
    answer: anIdentity({ status: 'PENDING', sentAt: '2026-11-20T09:00:00.000+07:00' }),
  },
} as const satisfies Entries
