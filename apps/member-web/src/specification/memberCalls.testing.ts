import type { SpecCall } from './call.testing.ts'

/** The calls of spec §7 from the login to the withdrawals. */
export const memberCalls: readonly SpecCall[] = [
  ['POST /api/auth/login', 'login', 'packages/auth/src/login/logIn.ts', ['/login', '/']],
  [
    'GET /api/setting',
    'getSetting',
    'apps/member-web/src/site/settingQuery.ts',
    ['/login', '/promotion', '/contact'],
  ],
  [
    'GET /api/setting/operational/website',
    'getOperation',
    'apps/member-web/src/site/operationQuery.ts',
    ['/'],
  ],
  ['GET /api/configuration', 'listConfigurations', 'apps/member-web/src/site/configurationsQuery.ts', ['/']],
  [
    'GET /api/auth/configuration/list',
    'listMemberConfigurations',
    'apps/member-web/src/site/configurationsQuery.ts',
    ['/auth/dashboard'],
  ],
  [
    'GET /api/auth/configuration/key',
    'getConfiguration',
    'apps/member-web/src/media/movie.ts',
    ['/auth/media/movie'],
  ],
  [
    'GET /api/auth/user/detail/{uuid}',
    'getMember',
    'apps/member-web/src/site/member.ts',
    ['/auth/dashboard'],
  ],
  [
    'GET /api/auth/user/{uuid}',
    'getMemberSummary',
    'packages/rewards/src/levels/ranking.ts',
    ['/auth/user/ranking'],
  ],
  [
    'POST /api/auth/user/getCredit/{username}',
    'creditQuery',
    'packages/wallet/src/credit/credit.ts',
    ['/auth/dashboard', '/auth/deposit', '/auth/withdraw'],
  ],
  [
    'POST /api/auth/user/game/cashOut',
    'cashOut',
    'packages/games/src/launch/cashOut.ts',
    ['/auth/games/slot/all'],
  ],
  [
    'POST /api/auth/user/opengame',
    'openGame',
    'packages/games/src/launch/startGame.ts',
    ['/auth/games/slot/all'],
  ],
  [
    'POST /api/auth/user/transfer/to/bank',
    'getDepositAccounts',
    'packages/wallet/src/deposit/deposit.ts',
    ['/auth/deposit'],
  ],
  [
    'POST /api/auth/user/game/list',
    'listGames',
    'packages/games/src/lobby/gamePages.ts',
    ['/auth/games/slot/all'],
  ],
  [
    'POST /api/auth/user/games/{gameCate}',
    'listCategoryGames',
    'packages/games/src/lobby/gamePages.ts',
    ['/auth/games/category'],
  ],
  [
    'POST /api/auth/user/change-password/{uuid}',
    'changePassword',
    'packages/auth/src/password/changePassword.ts',
    ['/auth/settings/change-password'],
  ],
  [
    'GET /api/auth/user/level/{uuid}',
    'getLevel',
    'packages/wallet/src/withdraw/withdraw.ts',
    ['/auth/withdraw', '/auth/user/ranking'],
  ],
  [
    'POST /api/auth/setting',
    'getMemberSetting',
    'packages/rewards/src/promotion/promotion.ts',
    ['/auth/dashboard', '/auth/media/promotion'],
  ],
  [
    'GET /api/auth/deposit/{uuid}',
    'listDeposits',
    'packages/wallet/src/history/history.ts',
    ['/auth/deposit', '/auth/transaction/history'],
  ],
  ['GET /api/deposit', 'listRecentDeposits', 'packages/wallet/src/recent/recent.ts', ['/']],
  [
    'GET /api/auth/withdraw/withdraw-history/{uuid}',
    'listWithdrawals',
    'packages/wallet/src/history/history.ts',
    ['/auth/withdraw', '/auth/transaction/history'],
  ],
  ['GET /api/withdraw/history', 'listRecentWithdrawals', 'packages/wallet/src/recent/recent.ts', ['/']],
  [
    'POST /api/auth/withdraw/retry',
    'retryWithdrawal',
    'packages/wallet/src/withdraw/withdraw.ts',
    ['/auth/withdraw'],
  ],
  [
    'POST /api/auth/withdraw/{uuid}',
    'withdraw',
    'packages/wallet/src/withdraw/withdraw.ts',
    ['/auth/withdraw'],
  ],
  [
    'GET /api/auth/withdraw/withdraw-request/{uuid}',
    'listOpenWithdrawals',
    'packages/wallet/src/withdraw/withdraw.ts',
    ['/auth/withdraw'],
  ],
]
