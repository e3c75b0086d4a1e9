import { rows } from './kept.testing.ts'

/** The state areas of spec §3, and where each lives (house §4: queries and atoms, no reducers). */
export const stateAreas = rows({
  global: ['apps/member-web/src/failures.ts', 'failuresAtom'],
  user: ['apps/member-web/src/site/member.ts', 'memberAtom'],
  auth: ['packages/api-client/src/session.ts', 'startSession'],
  deposit: ['packages/wallet/src/deposit/deposit.ts', 'newestDepositsAtom'],
  withdraw: ['packages/wallet/src/withdraw/withdraw.ts', 'withdrawAtom'],
  game: ['packages/games/src/lobby/gamePages.ts', 'listGames'],
  affiliate: ['packages/rewards/src/affiliate/affiliate.ts', 'affiliateCodeAtom'],
  winlost: ['packages/rewards/src/winLost/winLost.ts', 'winLossAtom'],
  reward: ['packages/rewards/src/claims/claims.ts', 'requestsAtom'],
  log: ['packages/rewards/src/affiliate/affiliate.ts', 'affiliateLogAtom'],
  wheel: ['packages/rewards/src/wheel/wheel.ts', 'wheelAtom'],
  register: ['packages/auth/src/register/draft.ts', 'draftAtom'],
  flipCard: ['packages/rewards/src/flipCard/cards.ts', 'cardsTable'],
  gameEvent: ['apps/member-web/src/media/gameEvents.ts', 'gameEventsAtom'],
  announcement: ['apps/member-web/src/site/announcements/announcements.ts', 'announcementsAtom'],
  checkIn: ['packages/rewards/src/checkIn/checkIn.ts', 'monthAtom'],
  slip: ['packages/wallet/src/slip/slip.ts', 'slipAtom'],
  userAddress: ['packages/auth/src/address/address.ts', 'addressAtom'],
  configuration: ['apps/member-web/src/site/configurations.ts', 'picturesAtom'],
  flipCardReward: ['packages/rewards/src/flipCard/cards.ts', 'goodsTable'],
  gameRewardRequest: ['packages/rewards/src/flipCard/cards.ts', 'mineAtom'],
})
