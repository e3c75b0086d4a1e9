import { anyone } from '../client/call.ts'
import { type Entries, some } from '../client/entry.ts'
import { provePhone, provePhoneCall, requestPhoneProof, requestPhoneProofCall } from './phoneProof.ts'

const asked = { phone: '0812345678', device: some }
const given = { proof: some, code: '042195' }

export const phoneProofEntries = {
  requestPhoneProof: {
    call: requestPhoneProofCall,
    feature: 'phoneProof',
    from: 'register',
    run: () => requestPhoneProof(asked, anyone),
    sends: 'POST /api/user/phone-proof',
    body: asked,
    answer: { proof: some, validSec: 600, resendSec: 60 },
  },
  provePhone: {
    call: provePhoneCall,
    feature: 'phoneProof',
    from: 'register',
    run: () => provePhone(given, anyone),
    sends: 'POST /api/user/phone-proof/confirm',
    body: given,
    answer: null,
  },
} as const satisfies Entries
