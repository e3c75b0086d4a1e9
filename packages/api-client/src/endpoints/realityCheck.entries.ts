import { anyone } from '../client/call.ts'
import { type Entries, exampleCommand } from '../client/entry.ts'
import { aRealityCheck } from '../testing/protectionBuilders.ts'
import {
  answerRealityCheck,
  answerRealityCheckCall,
  getRealityCheck,
  realityCheckCall,
  setRealityCheck,
  setRealityCheckCall,
} from './realityCheck.ts'

export const realityCheckEntries = {
  getRealityCheck: {
    call: realityCheckCall,
    feature: 'realityCheck',
    from: 'over any page, play safe',
    run: () => getRealityCheck(),
    sends: 'GET /api/auth/protection/reality-check',
    answer: aRealityCheck(),
  },
  setRealityCheck: {
    call: setRealityCheckCall,
    feature: 'realityCheck',
    from: 'play safe',
    run: () => setRealityCheck({ minutes: 30 }, exampleCommand),
    sends: 'POST /api/auth/protection/reality-check',
    body: { minutes: 30 },
    answer: aRealityCheck(),
  },
  answerRealityCheck: {
    call: answerRealityCheckCall,
    feature: 'realityCheck',
    from: 'over any page',
    run: () => answerRealityCheck({ choice: 'CARRY_ON' }, anyone),
    sends: 'POST /api/auth/protection/reality-check/answer',
    body: { choice: 'CARRY_ON' },
    answer: aRealityCheck(),
  },
} as const satisfies Entries
