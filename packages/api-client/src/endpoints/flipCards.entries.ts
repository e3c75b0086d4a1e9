import { type Entries, exampleCommand, list, now, some } from '../client/entry.ts'
import { aCredit } from '../testing/builders.ts'
import { aPrize, aRewardRequest } from '../testing/games.ts'
import {
  flipCard,
  flipCardCall,
  flipLogsCall,
  flipRewardCard,
  flipRewardCardCall,
  listFlipLogs,
  listMyRewardRequests,
  myRewardRequestsCall,
} from './flipCards.ts'

const credit = aCredit()
const log = { uuid: some, order: null, prize: aPrize(), createdAt: now }
const drawn = { cardIndex: 2, prize: aPrize(), others: [aPrize()], playLeft: 0, credit }

export const flipCardsEntries = {
  flipCard: {
    call: flipCardCall,
    row: '37',
    from: 'flip-card',
    run: () => flipCard({ gameUuid: some, cardIndex: 2, price: 50 }, exampleCommand),
    sends: 'POST /api/auth/game/flip-card/random-reward',
    body: { gameUuid: some, cardIndex: 2, price: 50 },
    answer: drawn,
  },
  listFlipLogs: {
    call: flipLogsCall,
    row: '38',
    from: 'flip-card',
    run: () => listFlipLogs(3),
    sends: 'GET /api/auth/game/flip-card/logs',
    query: { page: 3 },
    answer: list(log),
  },
  flipRewardCard: {
    call: flipRewardCardCall,
    row: '39',
    from: 'flip-card-reward',
    run: () => flipRewardCard({ gameUuid: some, cardIndex: 0, price: 0 }, exampleCommand),
    sends: 'POST /api/auth/game/flip-card-reward/random',
    body: { gameUuid: some, cardIndex: 0, price: 0 },
    answer: { ...drawn, request: aRewardRequest() },
  },
  listMyRewardRequests: {
    call: myRewardRequestsCall,
    row: '40',
    from: 'flip-card-reward',
    run: () => listMyRewardRequests(),
    sends: 'GET /api/auth/game/reward/request/my',
    answer: [aRewardRequest()],
  },
} as const satisfies Entries
