import type { Order } from '../call.ts'
import * as client from '../contract.ts'
import * as a from './builders.ts'
import * as g from './games.ts'
import { list, me, now, some } from './sample.ts'
import type { Samples } from './sample.ts'

const credit = a.aCredit()
const log = { uuid: some, order: null, prize: g.aPrize(), createdAt: now }
const drawn = { cardIndex: 2, prize: g.aPrize(), others: [g.aPrize()], playLeft: 0, credit }
const gameLog = { id: 1, gameValue: 5, gameValueTomorrow: 6 }
const period = { start: '2026-11-01', end: '2026-11-20' }

/** An example of every call about games, rewards and affiliates, by the name of its function. */
export const gameSamples = (order: Order): Samples => ({
  cashOut: {
    run: () => client.cashOut({}, order),
    sends: 'POST /api/auth/user/game/cashOut',
    body: { username: 'demo1234' },
    answer: { amount: 0, status: 'DONE', credit },
  },
  openGame: {
    run: () => client.openGame({ gameUuid: some }, order),
    sends: 'POST /api/auth/user/opengame',
    body: { gameUuid: some, platform: 'DSK' },
    answer: { url: 'https://play.example/1', expiresAt: now, launchUuid: some, moved: 20, credit },
  },
  listGames: {
    run: () => client.listGames({ gameType: 'slot', provider: 'SG', search: 'เสือ' }),
    sends: 'POST /api/auth/user/game/list',
    body: { gameType: 'slot', provider: 'SG', search: 'เสือ' },
    answer: list(g.aGame()),
  },
  listCategoryGames: {
    run: () => client.listCategoryGames('casino', 2),
    sends: 'POST /api/auth/user/games/casino',
    body: { page: 2, limit: 60 },
    answer: { items: [g.aGame()], total: 61, providers: [g.aProvider()] },
  },
  getAffiliateBonus: {
    run: () => client.getAffiliateBonus(),
    sends: 'GET /api/auth/affiliate/bonus/demo1234',
    answer: { total_bonus: 100, withdrawn: 20, minWithdraw: 50 },
  },
  getDownline: {
    run: () => client.getDownline(),
    sends: 'GET /api/auth/affiliate/downline/demo1234',
    answer: { downline_users: { somebody: { name: 'ส***', level: 1, createdAt: now } } },
  },
  getAffiliateCode: {
    run: () => client.getAffiliateCode(),
    sends: `GET /api/auth/affiliate/code/${me}`,
    answer: { code: 'AF1', balance: 80, downline: 3, withdraw: 20 },
  },
  withdrawAffiliate: {
    run: () => client.withdrawAffiliate({ amount: 80, type: 'af' }, order),
    sends: 'POST /api/auth/affiliate/withdraw/demo1234',
    body: { amount: 80, type: 'af' },
    answer: { balance: 0, credit },
  },
  listDownlineBonus: {
    run: () => client.listDownlineBonus(period),
    sends: 'POST /api/auth/affiliate/downline/bonus/demo1234',
    body: period,
    answer: { total_bonus: 5, downline_users: { somebody: { bonus: 5, turnover: 500 } } },
  },
  listAffiliateLog: {
    run: () => client.listAffiliateLog({ type: 'wl', ...period }),
    sends: 'POST /api/auth/log/affiliate/demo1234',
    body: { type: 'wl', ...period },
    answer: {
      items: [{ date: '2026-11-19', bet: 100, win: 40, net: -60, bonus: 3 }],
      total: 1,
      summary: { net: -60, refundRate: 5, refundable: 3, refundCap: null, minWithdraw: 1 },
      payouts: [{ order: some, amount: 3, createdAt: now }],
    },
  },
  listRewards: {
    run: () => client.listRewards({ categoryId: 1, page: 1 }),
    sends: 'POST /api/auth/reward',
    body: { categoryId: 1, page: 1 },
    answer: { categories: [{ id: 1, name: 'เสื้อผ้า' }], items: [g.aReward()], total: 1, point: 120 },
  },
  requestReward: {
    run: () => client.requestReward(some, order),
    sends: 'POST /api/auth/reward/request',
    body: { userUuid: me, rewardUuid: some },
    answer: { request: g.aRewardRequest(), credit },
  },
  listRewardRequests: {
    run: () => client.listRewardRequests(),
    sends: 'POST /api/auth/reward/request/history',
    body: { userUuid: me },
    answer: [g.aRewardRequest({ address: a.anAddress() })],
  },
  getWheel: { run: () => client.getWheel(), sends: 'GET /api/auth/wheel', answer: g.aWheel() },
  spinWheel: {
    run: () => client.spinWheel(some, order),
    sends: 'POST /api/auth/wheel/reward',
    body: { uuid: some },
    answer: { segmentId: '1', prize: g.aPrize(), spinLeft: 1, log, credit },
  },
  listWheelLog: {
    run: () => client.listWheelLog(some),
    sends: 'POST /api/auth/wheel/log',
    body: { uuid: some },
    answer: [log],
  },
  flipCard: {
    run: () => client.flipCard({ gameUuid: some, cardIndex: 2 }, order),
    sends: 'POST /api/auth/game/flip-card/random-reward',
    body: { gameUuid: some, cardIndex: 2 },
    answer: drawn,
  },
  listFlipLogs: {
    run: () => client.listFlipLogs(3),
    sends: 'GET /api/auth/game/flip-card/logs',
    query: { page: 3 },
    answer: list(log),
  },
  flipRewardCard: {
    run: () => client.flipRewardCard({ gameUuid: some, cardIndex: 0 }, order),
    sends: 'POST /api/auth/game/flip-card-reward/random',
    body: { gameUuid: some, cardIndex: 0 },
    answer: { ...drawn, request: g.aRewardRequest() },
  },
  listMyRewardRequests: {
    run: () => client.listMyRewardRequests(),
    sends: 'GET /api/auth/game/reward/request/my',
    answer: [g.aRewardRequest()],
  },
  listGameEvents: {
    run: () => client.listGameEvents(),
    sends: 'GET /api/auth/game',
    answer: [g.aGameEvent()],
  },
  getCheckIn: {
    run: () => client.getCheckIn(),
    sends: 'GET /api/auth/game/check-in',
    answer: {
      items: [g.aCheckIn(20)],
      today: { date: '2026-11-20', day: 20, value: 5, checkedIn: true },
      gameLog,
    },
  },
  checkIn: {
    run: () => client.checkIn(order),
    sends: 'POST /api/auth/game/check-in',
    body: {},
    answer: { gameLog, credit },
  },
  listFavourites: {
    run: () => client.listFavourites(),
    sends: 'GET /api/auth/game/favourite',
    answer: [g.aGame()],
  },
  addFavourite: {
    run: () => client.addFavourite(some),
    sends: `PUT /api/auth/game/favourite/${some}`,
    answer: null,
  },
  removeFavourite: {
    run: () => client.removeFavourite(some),
    sends: `DELETE /api/auth/game/favourite/${some}`,
    answer: null,
  },
  listRecentGames: {
    run: () => client.listRecentGames(),
    sends: 'GET /api/auth/game/recent',
    answer: [g.aGame()],
  },
})
