import { type Entries, exampleCommand } from '../client/entry.ts'
import { aRunningBreak } from '../testing/protectionBuilders.ts'
import { askReturn, askReturnCall, breakCall, getBreak, takeBreak, takeBreakCall } from './breaks.ts'

export const breaksEntries = {
  getBreak: {
    call: breakCall,
    feature: 'breaks',
    from: 'start-up of a member, play safe',
    run: () => getBreak(),
    sends: 'GET /api/auth/protection/break',
    answer: aRunningBreak(),
  },
  takeBreak: {
    call: takeBreakCall,
    feature: 'breaks',
    from: 'play safe',
    run: () => takeBreak({ length: 'WEEK', password: 'demo-pass-1234', isUnderstood: true }, exampleCommand),
    sends: 'POST /api/auth/protection/break',
    body: { length: 'WEEK', password: 'demo-pass-1234', isUnderstood: true },
    answer: aRunningBreak(),
  },
  askReturn: {
    call: askReturnCall,
    feature: 'breaks',
    from: 'play safe',
    run: () => askReturn(exampleCommand),
    sends: 'POST /api/auth/protection/break/return',
    body: {},
    answer: aRunningBreak({ kind: 'EXCLUSION' }),
  },
} as const satisfies Entries
