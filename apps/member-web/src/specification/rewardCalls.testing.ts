import type { SpecCall } from './call.testing.ts'

/** The calls of spec §7 from the affiliates to the check-in. */
export const rewardCalls: readonly SpecCall[] = [
  ...(
    [
      ['GET /api/auth/affiliate/bonus/{username}', 'getAffiliateBonus'],
      ['GET /api/auth/affiliate/downline/{username}', 'getDownline'],
      ['GET /api/auth/affiliate/code/{uuid}', 'getAffiliateCode'],
      ['POST /api/auth/affiliate/withdraw/{username}', 'withdrawAffiliate', '/auth/winlost'],
      ['POST /api/auth/affiliate/downline/bonus/{username}', 'listDownlineBonus'],
      ['POST /api/auth/log/affiliate/{username}', 'listAffiliateLog', '/auth/winlost'],
    ] as const
  ).map(
    ([call, name, ...also]) =>
      [call, name, 'packages/rewards/src/affiliate/affiliate.ts', ['/auth/affiliate', ...also]] as const,
  ),
  ['POST /api/auth/reward', 'listRewards', 'packages/rewards/src/claims/claims.ts', ['/auth/reward']],
  [
    'POST /api/auth/reward/request',
    'requestReward',
    'packages/rewards/src/claims/claims.ts',
    ['/auth/reward'],
  ],
  [
    'POST /api/auth/reward/request/history',
    'listRewardRequests',
    'packages/rewards/src/claims/claims.ts',
    ['/auth/reward'],
  ],
  ['GET /api/auth/wheel', 'getWheel', 'packages/rewards/src/wheel/wheel.ts', ['/auth/media/wheel']],
  ['POST /api/auth/wheel/reward', 'spinWheel', 'packages/rewards/src/wheel/wheel.ts', ['/auth/media/wheel']],
  ['POST /api/auth/wheel/log', 'listWheelLog', 'packages/rewards/src/wheel/wheel.ts', ['/auth/media/wheel']],
  [
    'POST /api/auth/game/flip-card/random-reward',
    'flipCard',
    'packages/rewards/src/flipCard/cards.ts',
    ['/auth/media/flip-card'],
  ],
  [
    'GET /api/auth/game/flip-card/logs',
    'listFlipLogs',
    'packages/rewards/src/flipCard/cards.ts',
    ['/auth/media/flip-card'],
  ],
  [
    'POST /api/auth/game/flip-card-reward/random',
    'flipRewardCard',
    'packages/rewards/src/flipCard/cards.ts',
    ['/auth/media/flip-card-reward'],
  ],
  [
    'GET /api/auth/game/reward/request/my',
    'listMyRewardRequests',
    'packages/rewards/src/flipCard/cards.ts',
    ['/auth/media/flip-card-reward'],
  ],
  [
    'GET /api/auth/game',
    'listGameEvents',
    'apps/member-web/src/media/gameEvents.ts',
    ['/auth/media', '/auth/media/flip-card', '/auth/media/flip-card-reward'],
  ],
  [
    'GET /api/auth/game/check-in',
    'getCheckIn',
    'packages/rewards/src/checkIn/checkIn.ts',
    ['/auth/dashboard', '/auth/media'],
  ],
  [
    'POST /api/auth/game/check-in',
    'checkIn',
    'packages/rewards/src/checkIn/checkIn.ts',
    ['/auth/dashboard', '/auth/media'],
  ],
]
