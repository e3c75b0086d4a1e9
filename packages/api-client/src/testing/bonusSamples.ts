import type { Order } from '../call.ts'
import * as client from '../contract.ts'
import type { BonusOffer, BonusState } from '../endpoints/bonus.ts'
import type { Samples } from './sample.ts'

const until = '2026-11-20T14:00:00.000+07:00'

export const aBonusOffer = (change: Partial<BonusOffer> = {}): BonusOffer => ({
  id: '1',
  percent: 10,
  max: 300,
  extra: 0,
  turnoverTimes: 5,
  bonus: 50,
  turnover: 250,
  until,
  ...change,
})

/** What 500 baht qualify for. */
export const aBonusState = (change: Partial<BonusState> = {}): BonusState => ({
  offers: [aBonusOffer()],
  taken: null,
  held: 0,
  turnoverLeft: 0,
  ...change,
})

export const aTakenBonus = { offer: '1', amount: 500, bonus: 50, turnover: 250, turnoverTimes: 5, until }

/** An example of every call about a bonus, by the name of its function. */
export const bonusSamples = (_order: Order): Samples => ({
  getBonus: {
    run: () => client.getBonus(500),
    sends: 'GET /api/auth/bonus',
    query: { amount: 500 },
    answer: aBonusState(),
  },
  takeBonus: {
    run: () => client.takeBonus({ offer: '1', amount: 500 }),
    sends: 'PUT /api/auth/bonus',
    body: { offer: '1', amount: 500 },
    answer: aBonusState({ taken: aTakenBonus }),
  },
  leaveBonus: {
    run: () => client.leaveBonus(),
    sends: 'DELETE /api/auth/bonus',
    answer: aBonusState(),
  },
})
