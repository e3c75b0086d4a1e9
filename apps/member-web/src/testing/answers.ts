import {
  aCredit,
  aDeposit,
  aDepositAccount,
  aGame,
  aLevel,
  aList,
  aMember,
  aMemberSummary,
  anOperation,
  aProvider,
  aRecentPayment,
  aSetting,
  type WireAnswers,
} from '@member/api-client/testing'

/** What an open site answers visitors. */
export const forVisitors: WireAnswers = {
  'GET /api/setting': aSetting(),
  'GET /api/setting/operational/website': anOperation(),
  'GET /api/configuration': [],
  'GET /api/announcement': [],
  'GET /api/deposit': [aRecentPayment()],
  'GET /api/withdraw/history': [aRecentPayment()],
}

/** What it answers a member. */
export const forMembers: WireAnswers = {
  ...forVisitors,
  'GET /api/auth/user/detail/:uuid': aMember(),
  'GET /api/auth/user/:uuid': aMemberSummary(),
  'POST /api/auth/setting': { setting: null },
  'GET /api/auth/configuration/list': [],
  'GET /api/auth/announcement': [],
  'POST /api/auth/user/getCredit/:username': aCredit(),
  'GET /api/auth/user/level/:uuid': aLevel(),
  'POST /api/auth/user/transfer/to/bank': aDepositAccount(),
  'GET /api/auth/deposit/:uuid': aList([aDeposit()]),
  'GET /api/auth/withdraw/withdraw-history/:uuid': aList([]),
  'GET /api/auth/withdraw/withdraw-request/:uuid': [],
  'GET /api/auth/slip/my/request': [],
  'GET /api/auth/address/mine': null,
  'POST /api/auth/user/game/list': aList([aGame()]),
  'POST /api/auth/user/games/:gameCate': { items: [aGame()], total: 1, providers: [aProvider()] },
}
