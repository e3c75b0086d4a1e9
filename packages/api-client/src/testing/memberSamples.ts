import type { Order } from '../call.ts'
import * as client from '../contract.ts'
import * as a from './builders.ts'
import { list, me, now, some } from './sample.ts'
import type { Samples } from './sample.ts'

const credit = a.aCredit()
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
const manual = { uuid: some, amount: 500, transAt: now, bankName: 'KBANK' }

/** An example of every call about the member, the site and money, by the name of its function. */
export const memberSamples = (order: Order): Samples => ({
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
      inGames: [{ launchUuid: some, provider: 'SG', gameName: 'เสือทอง', amount: 20, since: now }],
    }),
  },
  getDepositAccounts: {
    run: () => client.getDepositAccounts(a.aMember().user_bank),
    sends: 'POST /api/auth/user/transfer/to/bank',
    body: { uuid: '33333333-3333-4333-8333-333333333333', bankId: '1234567890', bankName: 'KBANK' },
    answer: { accounts: [a.aDepositAccount()], minDeposit: 100 },
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
    run: () => client.retryWithdrawal(some, order),
    sends: 'POST /api/auth/withdraw/retry',
    body: { uuid: some },
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
  verifySlip: {
    run: () => client.verifySlip({ qrcode: '0041', amount: 500 }),
    sends: 'POST /api/auth/slip/verify',
    body: { qrcode: '0041', amount: 500 },
    answer: a.aVerifiedSlip(),
  },
  confirmSlip: {
    run: () => client.confirmSlip(some, order),
    sends: 'POST /api/auth/slip/confirm',
    body: { uuid: some },
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
    answer: [{ uuid: some, platform: 'AND', current: true, createdAt: now, lastSeenAt: now }],
  },
  getLastLogin: {
    run: () => client.getLastLogin(),
    sends: 'GET /api/auth/session/last',
    answer: { at: now, platform: 'AND', userAgent: null },
  },
  endSession: {
    run: () => client.endSession(some),
    sends: 'DELETE /api/auth/session',
    query: { uuid: some },
    answer: null,
  },
})
