import { anyone } from '../client/call.ts'
import { type Entries } from '../client/entry.ts'
import {
  getSecondFactor,
  proveFactor,
  proveFactorCall,
  removeFactor,
  removeFactorCall,
  renewRecoveryCodes,
  renewRecoveryCodesCall,
  secondFactorCall,
  setFactor,
  setFactorCall,
  startFactor,
  startFactorCall,
} from './secondFactor.ts'

const factor = { isOn: true, since: '2026-11-18T09:00:00+07:00', askedAbove: 1_000, recoveryLeft: 10 }
const codes = ['k7m2p-x9r4t', 'a3b4c-d5e6f']
const feature = 'secondFactor'
const from = 'second-factor'

export const secondFactorEntries = {
  getSecondFactor: {
    call: secondFactorCall,
    feature,
    from,
    run: () => getSecondFactor(),
    sends: 'GET /api/auth/factor',
    answer: factor,
  },
  startFactor: {
    call: startFactorCall,
    feature,
    from,
    run: () => startFactor(anyone),
    sends: 'POST /api/auth/factor/start',
    body: {},
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/saengthong.example:demo1234?issuer=saengthong.example&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  proveFactor: {
    call: proveFactorCall,
    feature,
    from,
    run: () => proveFactor('042195', anyone),
    sends: 'POST /api/auth/factor/prove',
    body: { code: '042195' },
    answer: { codes },
  },
  renewRecoveryCodes: {
    call: renewRecoveryCodesCall,
    feature,
    from,
    run: () => renewRecoveryCodes(anyone),
    sends: 'POST /api/auth/factor/recovery',
    body: {},
    answer: { codes },
  },
  setFactor: {
    call: setFactorCall,
    feature,
    from,
    run: () => setFactor(1_000, anyone),
    sends: 'PATCH /api/auth/factor',
    body: { askedAbove: 1_000 },
    answer: factor,
  },
  removeFactor: {
    call: removeFactorCall,
    feature,
    from,
    run: () => removeFactor(anyone),
    sends: 'DELETE /api/auth/factor',
    answer: null,
  },
} as const satisfies Entries
