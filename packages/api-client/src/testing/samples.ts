import type { Order } from '../call.ts'
import * as client from '../index.ts'
import * as a from './builders.ts'
import * as g from './games.ts'

/** One example of a call: how it is made, what must cross the wire, what comes back. */
export interface Sample {
  readonly run: () => Promise<unknown>
  readonly sends: string
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

const me = '11111111-1111-4111-8111-111111111111'
const game = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
const now = '2026-11-20T12:00:00+07:00'
const list = (item: unknown) => ({ items: [item], total: 1, page: 1, limit: 20 })
const credit = a.aCredit()
const log = { uuid: game, order: null, prize: g.aPrize(), createdAt: now }
const drawn = { cardIndex: 2, prize: g.aPrize(), others: [g.aPrize()], playLeft: 0, credit }
const gameLog = { id: 1, gameValue: 5, gameValueTomorrow: 6 }
const registration = {
  phone: '0812345678',
  username: 'demo1234',
  password: 'demo-pass-1234',
  confirmPassword: 'demo-pass-1234',
  bankId: '1234567890',
  bankName: 'KBANK',
  afCode: 'AF1',
  consent: { terms: true, privacy: true, marketing: false, version: '1' },
  ageConfirmed: true,
} as const
const passwords = { oldPassword: 'old-pass', newPassword: 'new-pass-1', confirmPassword: 'new-pass-1' }
const period = { start: '2026-11-01', end: '2026-11-20' }
const manual = { uuid: game, amount: 500, transAt: now, bankName: 'KBANK' }

/** An example of every call, by the name of its function. */
export const samples = (order: Order): Readonly<Record<string, Sample>> => ({
  login: {
    run: () => client.login({ username: 'demo1234', password: 'x' }),
    sends: 'POST /api/auth/login',
    body: { username: 'demo1234', password: 'x' },
    answer: a.aLogin(),
  },
  getSetting: { run: () => client.getSetting(), sends: 'GET /api/setting', answer: a.aSetting() },
  getOperation: {
    run: () => client.getOperation(),
    sends: 'GET /api/setting/operational/website',
    answer: a.anOperation({ message: 'x', until: now }),
  },
  listConfigurations: {
    run: () => client.listConfigurations(),
    sends: 'GET /api/configuration',
    answer: [a.aConfiguration('home.normal.logo', 'a.png')],
  },
  listMemberConfigurations: {
    run: () => client.listMemberConfigurations(),
    sends: 'GET /api/auth/configuration/list',
    answer: [a.aConfiguration('home.normal.logo', 'a.png')],
  },
  getConfiguration: {
    run: () => client.getConfiguration('media.movie'),
    sends: 'GET /api/auth/configuration/key',
    query: { key: 'media.movie' },
    answer: a.aConfiguration('media.movie', 'a.png'),
  },
  getMember: {
    run: () => client.getMember(),
    sends: `GET /api/auth/user/detail/${me}`,
    answer: a.aMember({ user_address: a.anAddress(), setting: a.aPromotion() }),
  },
  getMemberSummary: {
    run: () => client.getMemberSummary(),
    sends: `GET /api/auth/user/${me}`,
    answer: a.aMemberSummary(),
  },
  getCredit: {
    run: () => client.getCredit(),
    sends: 'POST /api/auth/user/getCredit/demo1234',
    body: { balanceType: 'M' },
    answer: a.aCredit({
      inGames: [{ launchUuid: game, provider: 'SG', gameName: 'เสือทอง', amount: 20, since: now }],
    }),
  },
  cashOut: {
    run: () => client.cashOut({}, order),
    sends: 'POST /api/auth/user/game/cashOut',
    body: { username: 'demo1234' },
    answer: { amount: 0, status: 'DONE', credit },
  },
  openGame: {
    run: () => client.openGame({ gameUuid: game }, order),
    sends: 'POST /api/auth/user/opengame',
    body: { gameUuid: game, platform: 'DSK' },
    answer: { url: 'https://play.example/1', expiresAt: now, launchUuid: game, moved: 20, credit },
  },
  getDepositAccounts: {
    run: () => client.getDepositAccounts(a.aMember().user_bank),
    sends: 'POST /api/auth/user/transfer/to/bank',
    body: { uuid: '33333333-3333-4333-8333-333333333333', bankId: '1234567890', bankName: 'KBANK' },
    answer: { accounts: [a.aDepositAccount()], minDeposit: 100 },
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
  changePassword: {
    run: () => client.changePassword(passwords),
    sends: `POST /api/auth/user/change-password/${me}`,
    body: passwords,
    answer: { token: 'b-token', expiresAt: now },
  },
  getLevel: {
    run: () => client.getLevel(),
    sends: `GET /api/auth/user/level/${me}`,
    answer: a.aLevel(),
  },
  getMemberSetting: {
    run: () => client.getMemberSetting(),
    sends: 'POST /api/auth/setting',
    body: {},
    answer: { setting: a.aPromotion() },
  },
  listDeposits: {
    run: () => client.listDeposits({ page: 2, status: 'SUCCESS', from: '2026-11-01', to: '2026-11-20' }),
    sends: `GET /api/auth/deposit/${me}`,
    query: { page: 2, status: 'SUCCESS', from: '2026-11-01', to: '2026-11-20' },
    answer: list(a.aDeposit()),
  },
  listRecentDeposits: {
    run: () => client.listRecentDeposits(),
    sends: 'GET /api/deposit',
    answer: [a.aRecentPayment()],
  },
  listWithdrawals: {
    run: () => client.listWithdrawals(),
    sends: `GET /api/auth/withdraw/withdraw-history/${me}`,
    answer: list(a.aWithdrawal()),
  },
  listRecentWithdrawals: {
    run: () => client.listRecentWithdrawals(),
    sends: 'GET /api/withdraw/history',
    answer: [a.aRecentPayment()],
  },
  retryWithdrawal: {
    run: () => client.retryWithdrawal(game, order),
    sends: 'POST /api/auth/withdraw/retry',
    body: { uuid: game },
    answer: { withdraw: a.aWithdrawal(), credit },
  },
  withdraw: {
    run: () => client.withdraw(500.25, order),
    sends: `POST /api/auth/withdraw/${me}`,
    body: { amount: 500.25 },
    answer: { withdraw: a.aWithdrawal(), credit },
  },
  listOpenWithdrawals: {
    run: () => client.listOpenWithdrawals(),
    sends: `GET /api/auth/withdraw/withdraw-request/${me}`,
    answer: [a.aWithdrawal()],
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
    },
  },
  listRewards: {
    run: () => client.listRewards({ categoryId: 1, page: 1 }),
    sends: 'POST /api/auth/reward',
    body: { categoryId: 1, page: 1 },
    answer: { categories: [{ id: 1, name: 'เสื้อผ้า' }], items: [g.aReward()], total: 1, point: 120 },
  },
  requestReward: {
    run: () => client.requestReward(game, order),
    sends: 'POST /api/auth/reward/request',
    body: { userUuid: me, rewardUuid: game },
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
    run: () => client.spinWheel(game, order),
    sends: 'POST /api/auth/wheel/reward',
    body: { uuid: game },
    answer: { segmentId: '1', prize: g.aPrize(), spinLeft: 1, log, credit },
  },
  listWheelLog: {
    run: () => client.listWheelLog(game),
    sends: 'POST /api/auth/wheel/log',
    body: { uuid: game },
    answer: [log],
  },
  flipCard: {
    run: () => client.flipCard({ gameUuid: game, cardIndex: 2 }, order),
    sends: 'POST /api/auth/game/flip-card/random-reward',
    body: { gameUuid: game, cardIndex: 2 },
    answer: drawn,
  },
  listFlipLogs: {
    run: () => client.listFlipLogs(3),
    sends: 'GET /api/auth/game/flip-card/logs',
    query: { page: 3 },
    answer: list(log),
  },
  flipRewardCard: {
    run: () => client.flipRewardCard({ gameUuid: game, cardIndex: 0 }, order),
    sends: 'POST /api/auth/game/flip-card-reward/random',
    body: { gameUuid: game, cardIndex: 0 },
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
  verifySlip: {
    run: () => client.verifySlip({ qrcode: '0041', amount: 500 }),
    sends: 'POST /api/auth/slip/verify',
    body: { qrcode: '0041', amount: 500 },
    answer: a.aVerifiedSlip(),
  },
  confirmSlip: {
    run: () => client.confirmSlip(game, order),
    sends: 'POST /api/auth/slip/confirm',
    body: { uuid: game },
    answer: { deposit: a.aDeposit(), credit },
  },
  requestDeposit: {
    run: () => client.requestDeposit(manual, order),
    sends: 'POST /api/auth/slip/request-deposit',
    body: manual,
    answer: a.aSlipRequest(),
  },
  listSlipRequests: {
    run: () => client.listSlipRequests(),
    sends: 'GET /api/auth/slip/my/request',
    answer: [a.aSlipRequest()],
  },
  register: {
    run: () => client.register(registration, order),
    sends: 'POST /api/user/register',
    body: registration,
    answer: a.aLogin(),
  },
  checkPhone: {
    run: () => client.checkPhone('0812345678'),
    sends: 'GET /api/user/checkPhone/0812345678',
    answer: { available: true },
  },
  checkBankId: {
    run: () => client.checkBankId('1234567890', 'KBANK'),
    sends: 'POST /api/user/checkBankId/1234567890',
    body: { bankName: 'KBANK' },
    answer: { available: false },
  },
  getInviter: {
    run: () => client.getInviter('a/b'),
    sends: 'GET /api/user/inviter/a%2Fb',
    answer: { code: 'a/b', name: 'ส***' },
  },
  checkUsername: {
    run: () => client.checkUsername('demo1234'),
    sends: 'GET /api/user/checkUsername/demo1234',
    answer: { available: true },
  },
  getBankAccountName: {
    run: () => client.getBankAccountName({ bankId: '1234567890', bankName: 'KBANK' }),
    sends: 'POST /api/bank/name',
    body: { bankId: '1234567890', bankName: 'KBANK' },
    answer: { name: 'สมชาย ใ***', bankId: '1234567890', bankName: 'KBANK' },
  },
  listMemberAnnouncements: {
    run: () => client.listMemberAnnouncements(),
    sends: 'GET /api/auth/announcement',
    answer: [a.anAnnouncement()],
  },
  listAnnouncements: {
    run: () => client.listAnnouncements(),
    sends: 'GET /api/announcement',
    answer: [a.anAnnouncement()],
  },
  getAddress: {
    run: () => client.getAddress(),
    sends: 'GET /api/auth/address/mine',
    answer: a.anAddress(),
  },
  saveAddress: {
    run: () => client.saveAddress({ zipcode: '10500' }),
    sends: 'PATCH /api/auth/address',
    body: { zipcode: '10500' },
    answer: a.anAddress(),
  },
  logout: { run: () => client.logout(), sends: 'POST /api/auth/logout', body: {}, answer: null },
  listSessions: {
    run: () => client.listSessions(),
    sends: 'GET /api/auth/session',
    answer: [{ uuid: game, platform: 'AND', current: true, createdAt: now, lastSeenAt: now }],
  },
  endSession: {
    run: () => client.endSession(game),
    sends: 'DELETE /api/auth/session',
    query: { uuid: game },
    answer: null,
  },
  listFavourites: {
    run: () => client.listFavourites(),
    sends: 'GET /api/auth/game/favourite',
    answer: [g.aGame()],
  },
  addFavourite: {
    run: () => client.addFavourite(game),
    sends: `PUT /api/auth/game/favourite/${game}`,
    answer: null,
  },
  removeFavourite: {
    run: () => client.removeFavourite(game),
    sends: `DELETE /api/auth/game/favourite/${game}`,
    answer: null,
  },
  listRecentGames: {
    run: () => client.listRecentGames(),
    sends: 'GET /api/auth/game/recent',
    answer: [g.aGame()],
  },
})
