import { specificationLevels, type LevelRow } from '@member/api-client'
import { aCredit, aLevel, aMemberSummary, aPromotion, aSetting, mockMember } from '@member/api-client/testing'
import type { MockRequest } from '@member/api-client/testing'

export const call = {
  setting: 'GET /api/setting',
  memberSetting: 'POST /api/auth/setting',
  code: 'GET /api/auth/affiliate/code/:uuid',
  bonus: 'GET /api/auth/affiliate/bonus/:username',
  downline: 'GET /api/auth/affiliate/downline/:username',
  byFriend: 'POST /api/auth/affiliate/downline/bonus/:username',
  log: 'POST /api/auth/log/affiliate/:username',
  withdraw: 'POST /api/auth/affiliate/withdraw/:username',
  level: 'GET /api/auth/user/level/:uuid',
  summary: 'GET /api/auth/user/:uuid',
} as const

const names = ['สมหญิง ร***', 'กิตติ ว***', 'วรรณา ส***', 'ณัฐพล จ***', 'ปรียา ม***']

export const someFriends = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `friend${n}`,
      {
        name: names[n % names.length]!,
        level: (n % 4) + 1,
        createdAt: new Date(Date.parse('2026-11-19T09:00:00+07:00') - n * 86_400_000 * 3).toISOString(),
      },
    ]),
  )

export const someBonus = (count: number) => ({
  total_bonus: 185.5,
  downline_users: Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `friend${n}`,
      { bonus: 12.5 * (n + 1), turnover: 2500 * (n + 1) },
    ]),
  ),
})

const summary = { net: -9_300, refundRate: 0.5, refundable: 150, refundCap: null, minWithdraw: 50 }

export const affiliateLog = {
  items: Array.from({ length: 4 }, (_, n) => ({
    date: `2026-11-${19 - n}`,
    username: `friend${n % 2}`,
    bet: 5_000 + n * 500,
    win: 800,
    net: -4_200 - n * 500,
    bonus: 25 + n * 2.5,
  })),
  total: 4,
  summary,
  payouts: [{ order: null, amount: 60, createdAt: '2026-11-18T10:00:00+07:00' }],
}

export const winLossLog = {
  items: [
    { date: '2026-11-20', bet: 400, win: 900, net: 500, bonus: 0 },
    { date: '2026-11-19', bet: 3_100, win: 800, net: -2_300, bonus: 0 },
    { date: '2026-11-18', bet: 1_200, win: 700, net: -500, bonus: 40 },
  ],
  total: 3,
  summary: { net: -2_300, refundRate: 8, refundable: 184, refundCap: null as number | null, minWithdraw: 1 },
  payouts: [] as { order: string | null; amount: number; createdAt: string }[],
}

export const logOf =
  (wl: object, af: object = affiliateLog) =>
  ({ body }: Pick<MockRequest, 'body'>) =>
    JSON.stringify(body).includes('"type":"wl"') ? wl : af

export const someLevels: LevelRow[] = specificationLevels.map((row) =>
  Object.assign({}, row, { refundRate: [5, 5, 8, 12, 15, 15][row.level - 1] ?? 0 }),
)

export const answers = {
  [call.setting]: aSetting({ turnoverTimes: 5 }),
  [call.memberSetting]: { setting: aPromotion() },
  [call.code]: { code: 'STAR88', balance: 125.5, downline: 12, withdraw: 60 },
  [call.bonus]: { total_bonus: 185.5, withdrawn: 60, minWithdraw: 50 },
  [call.downline]: { downline_users: someFriends(12) },
  [call.byFriend]: someBonus(5),
  [call.log]: logOf(winLossLog),
  [call.withdraw]: { balance: 0, credit: aCredit({ balance: 2000 }) },
  [call.level]: aLevel({ levels: someLevels }),
  [call.summary]: aMemberSummary(),
}

export const mocked = mockMember(answers)
