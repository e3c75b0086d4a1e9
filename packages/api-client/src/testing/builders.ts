import type { Address } from '../endpoints/address.ts'
import type { Credit } from '../endpoints/credit.ts'
import type { DepositAccountsAnswer } from '../endpoints/depositAccounts.ts'
import type { Deposit, RecentPayment } from '../endpoints/deposits.ts'
import type { LevelState, MemberSummary, User } from '../endpoints/members.ts'
import type { LoginAnswer } from '../endpoints/signIn.ts'
import type { Announcement, Configuration, Operation, PromotionSetting, Setting } from '../endpoints/site.ts'
import type { SlipRequest, VerifySlipAnswer } from '../endpoints/slips.ts'
import type { Withdraw } from '../endpoints/withdrawals.ts'

// Every builder returns a valid entity; a test sets what matters in `change`.

const uuid = '11111111-1111-4111-8111-111111111111'
const now = '2026-11-20T12:00:00+07:00'

export const anAddress = (change: Partial<Address> = {}): Address => ({
  uuid: '22222222-2222-4222-8222-222222222222',
  name: 'สมชาย ใจดี',
  phone: '0812345678',
  address: '99/1 หมู่ 2',
  subDistrict: 'บางรัก',
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
  zipcode: '10500',
  ...change,
})

export const aPromotion = (change: Partial<PromotionSetting> = {}): PromotionSetting => ({
  bonusMax: 500,
  bonusRate: 10,
  bonusTimeStart: '10:00:00',
  bonusTimeEnd: '12:00:00',
  endNumberBonus: 99,
  bonusRate2: 5,
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '22:00:00',
  endNumberBonus2: 50,
  ...change,
})

export const aMember = (change: Partial<User> = {}): User => ({
  uuid,
  name: 'สมชาย ใจดี',
  phone: '0812345678',
  level: 3,
  status: 'ACTIVE',
  user_pass: { username: 'demo1234' },
  user_bank: {
    uuid: '33333333-3333-4333-8333-333333333333',
    bankId: '1234567890',
    bankName: 'KBANK',
    accountName: 'นาย สมชาย ใจดี',
  },
  user_credit: { point: 120, level: 3 },
  user_address: null,
  setting: null,
  lastLoginAt: now,
  createdAt: '2026-01-05T09:00:00+07:00',
  ...change,
})

export const aMemberSummary = (change: Partial<MemberSummary> = {}): MemberSummary => ({
  uuid,
  name: 'สมชาย ใจดี',
  level: 3,
  status: 'ACTIVE',
  user_credit: { point: 120, level: 3 },
  ...change,
})

export const aLogin = (change: Partial<LoginAnswer> = {}): LoginAnswer => ({
  token: 'a-token',
  expiresAt: '2099-01-01T00:00:00+07:00',
  user: aMember(),
  ...change,
})

export const aCredit = (change: Partial<Credit> = {}): Credit => ({
  username: 'demo1234',
  balanceType: 'M',
  balance: 1500.5,
  point: 120,
  currency: 'THB',
  updatedAt: now,
  inGames: [],
  ...change,
})

export const aLevel = (change: Partial<LevelState> = {}): LevelState => ({
  level: 3,
  depositTotal: 420_000,
  depositMonth: 310_000,
  nextLevel: 4,
  nextDepositLeft: 690_000,
  progressPercent: 31,
  withdrawMaxPerDay: 500_000,
  withdrawMaxPerTime: null,
  withdrawTimesPerDay: 5,
  withdrawUsed: { times: 1, amount: 2_000 },
  withdrawLeft: { times: 4, amount: 498_000 },
  withdrawable: 1500.5,
  turnoverLeft: 0,
  ...change,
})

export const aDeposit = (change: Partial<Deposit> = {}): Deposit => ({
  uuid: '44444444-4444-4444-8444-444444444444',
  order: null,
  amount: 500,
  bonus: 0,
  status: 'SUCCESS',
  channel: 'AUTO',
  bankName: 'KBANK',
  bankId: 'xxxxxx7890',
  transRef: null,
  remark: null,
  createdAt: now,
  updatedAt: now,
  ...change,
})

export const aDepositAccount = (
  change: Partial<DepositAccountsAnswer['accounts'][number]> = {},
): DepositAccountsAnswer['accounts'][number] => ({
  bankName: 'SCB',
  bankId: '4051234567',
  accountName: 'บริษัท แสงทอง จำกัด',
  promptPay: { type: 'MSISDN', target: '0812345678' },
  ...change,
})

export const aWithdrawal = (change: Partial<Withdraw> = {}): Withdraw => ({
  uuid: '55555555-5555-4555-8555-555555555555',
  order: '66666666-6666-4666-8666-666666666666',
  amount: 500,
  status: 'PENDING',
  bankName: 'KBANK',
  bankId: 'xxxxxx7890',
  remark: null,
  canRetry: false,
  createdAt: now,
  updatedAt: now,
  ...change,
})

export const aRecentPayment = (change: Partial<RecentPayment> = {}): RecentPayment => ({
  username: 'd•••4',
  amount: 500,
  createdAt: now,
  ...change,
})

export const aVerifiedSlip = (change: Partial<VerifySlipAnswer> = {}): VerifySlipAnswer => ({
  uuid: '77777777-7777-4777-8777-777777777777',
  transRef: '2026112012000000001',
  amount: 500,
  transAt: now,
  sendingBank: '004',
  receivingBank: '014',
  sender: { name: 'นาย สมชาย ใ***', account: 'xxx-x-x6789-x' },
  receiver: { name: 'บริษัท แสงทอง จำกัด', account: 'xxx-x-x3456-x' },
  checks: { duplicate: 'PASS', receiver: 'PASS', sender: 'PASS', amount: 'PASS', age: 'PASS' },
  next: 'CONFIRM',
  retryAfterSec: null,
  expiresAt: '2026-11-20T12:15:00+07:00',
  ...change,
})

export const aSlipRequest = (change: Partial<SlipRequest> = {}): SlipRequest => ({
  uuid: '88888888-8888-4888-8888-888888888888',
  order: '99999999-9999-4999-8999-999999999999',
  transRef: null,
  amount: 500,
  status: 'PENDING',
  sendingBank: 'KBANK',
  transAt: now,
  remark: null,
  imageUrl: null,
  createdAt: now,
  ...change,
})

export const aSetting = (change: Partial<Setting> = {}): Setting => ({
  setting: { line: { line1: { id: '@saengthong' }, line2: { id: '@saengthong2' } } },
  minDeposit: 100,
  minWithdraw: 100,
  promotion: aPromotion(),
  features: {},
  serverTime: now,
  ...change,
})

export const anOperation = (change: Partial<Operation> = {}): Operation => ({
  websiteStatus: 'ON',
  ...change,
})

export const aConfiguration = (key: string, path: string): Configuration => ({
  uuid,
  key,
  value: { data: { path } },
})

export const anAnnouncement = (change: Partial<Announcement> = {}): Announcement => ({
  uuid: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  title: 'ยินดีต้อนรับ',
  detail: '<p>ฝากถอนได้ตลอด 24 ชั่วโมง</p>',
  image: null,
  type: 'BANNER',
  startAt: null,
  endAt: null,
  order: 1,
  ...change,
})
