import { type Entries } from '../client/entry.ts'
import { getMemberData, memberDataCall } from './memberData.ts'

export const memberDataEntries = {
  getMemberData: {
    call: memberDataCall,
    feature: 'memberData',
    from: 'profile',
    run: () => getMemberData(),
    sends: 'GET /api/auth/data',
    answer: { name: 'demo1234.json', text: '{"member":{"username":"demo1234"}}' },
  },
} as const satisfies Entries
