import type { BonusOffer, BonusState } from '../endpoints/bonus.ts'

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
  every: 'DAY',
  ...change,
})

export const aBonusState = (change: Partial<BonusState> = {}): BonusState => ({
  offers: [aBonusOffer()],
  taken: null,
  held: 0,
  turnoverLeft: 0,
  ...change,
})

export const aTakenBonus = { offer: '1', amount: 500, bonus: 50, turnover: 250, turnoverTimes: 5, until }
