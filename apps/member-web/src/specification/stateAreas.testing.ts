import { rows } from './kept.testing.ts'

/** The state areas of spec §3, and where each lives (house §4: queries and atoms, no reducers). */
export const stateAreas = rows({
  global: ['apps/member-web/src/failures.ts', 'failuresAtom'],
  user: ['apps/member-web/src/site/member.ts', 'memberAtom'],
  auth: ['packages/api-client/src/session.ts', 'startSession'],
  deposit: ['packages/wallet/src/deposit/deposit.ts', /export const \w+Atom/],
  withdraw: ['packages/wallet/src/withdraw/withdraw.ts', 'withdrawAtom'],
  game: ['packages/games/src/lobby/gamePages.ts', 'listGames'],
  affiliate: ['packages/rewards/src/affiliate/affiliate.ts', 'affiliateCodeAtom'],
  winlost: ['packages/rewards/src/winLost/winLost.ts', 'winLossAtom'],
  reward: ['packages/rewards/src/claims/claims.ts', /export const \w+Atom/],
  log: ['packages/rewards/src/affiliate/affiliate.ts', 'affiliateLogAtom'],
  wheel: ['packages/rewards/src/wheel/wheel.ts', /export const \w+Atom/],
  register: ['packages/auth/src/register/draft.ts', /export/],
  flipCard: ['packages/rewards/src/flipCard/cards.ts', 'flipCard'],
  gameEvent: ['apps/member-web/src/media/gameEvents.ts', 'listGameEvents'],
  announcement: ['apps/member-web/src/site/announcements/announcements.ts', 'listAnnouncements'],
  checkIn: ['packages/rewards/src/checkIn/checkIn.ts', 'monthAtom'],
  slip: ['packages/wallet/src/slip/slip.ts', /export/],
  userAddress: ['packages/auth/src/address/address.ts', 'getAddress'],
  configuration: ['apps/member-web/src/site/configurations.ts', 'picturesAtom'],
  flipCardReward: ['packages/rewards/src/flipCard/cards.ts', 'flipRewardCard'],
  gameRewardRequest: ['packages/rewards/src/flipCard/cards.ts', 'listMyRewardRequests'],
})
