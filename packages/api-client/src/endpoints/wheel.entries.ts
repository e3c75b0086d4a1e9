import { type Entries, exampleCommand, now, some } from '../client/entry.ts'
import { aCredit } from '../testing/builders.ts'
import { aPrize, aWheel } from '../testing/games.ts'
import { getWheel, listWheelLog, spinWheel, spinWheelCall, wheelCall, wheelLogCall } from './wheel.ts'

const credit = aCredit()
const log = { uuid: some, order: null, prize: aPrize(), createdAt: now }

export const wheelEntries = {
  getWheel: {
    call: wheelCall,
    row: '34',
    from: 'wheel',
    run: () => getWheel(),
    sends: 'GET /api/auth/wheel',
    answer: aWheel(),
  },
  spinWheel: {
    call: spinWheelCall,
    row: '35',
    from: 'wheel',
    run: () => spinWheel({ uuid: some, price: 0 }, exampleCommand),
    sends: 'POST /api/auth/wheel/reward',
    body: { uuid: some, price: 0 },
    answer: { segmentId: '1', prize: aPrize(), spinLeft: 1, log, credit },
  },
  listWheelLog: {
    call: wheelLogCall,
    row: '36',
    from: 'wheel',
    run: () => listWheelLog(some),
    sends: 'POST /api/auth/wheel/log',
    body: { uuid: some },
    answer: [log],
  },
} as const satisfies Entries
