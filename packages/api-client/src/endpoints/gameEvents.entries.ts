import { type Entries, exampleCommand } from '../client/entry.ts'
import { aCredit } from '../testing/builders.ts'
import { aCheckIn, aGameEvent } from '../testing/games.ts'
import {
  checkIn,
  checkInCall,
  gameEventsCall,
  getCheckIn,
  getCheckInCall,
  listGameEvents,
} from './gameEvents.ts'

const credit = aCredit()
const gameLog = { id: 1, gameValue: 5, gameValueTomorrow: 6 }

export const gameEventsEntries = {
  listGameEvents: {
    call: gameEventsCall,
    row: '41',
    from: 'media, flip cards',
    run: () => listGameEvents(),
    sends: 'GET /api/auth/game',
    answer: [aGameEvent()],
  },
  getCheckIn: {
    call: getCheckInCall,
    row: '42a',
    from: 'check-in',
    run: () => getCheckIn(),
    sends: 'GET /api/auth/game/check-in',
    answer: {
      items: [aCheckIn(20)],
      today: { date: '2026-11-20', day: 20, value: 5, checkedIn: true },
      gameLog,
    },
  },
  checkIn: {
    call: checkInCall,
    row: '42b',
    from: 'check-in',
    run: () => checkIn(exampleCommand),
    sends: 'POST /api/auth/game/check-in',
    body: {},
    answer: { gameLog, credit },
  },
} as const satisfies Entries
