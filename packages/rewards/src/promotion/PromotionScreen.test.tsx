import { aBonusState, aPromotion, aSetting, calls, signOut, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answers, call } from '../membership.testing.ts'
import { bonusPeriods, runsAt } from './bonusPeriods.ts'
import { PromotionScreen } from './PromotionScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(signOut)

const morning = 'โบนัส 10% 10:00 - 12:00 น.'
const evening = 'โบนัส 5% 20:00 - 22:00 น.'
const links = { depositLink: '/auth/deposit', withdrawLink: '/auth/withdraw' }
const asMember = () => show(<PromotionScreen member={links} />)
const asVisitor = () => show(<PromotionScreen registerLink="/register" />)

describe('the periods', () => {
  test('are two, with hours of five characters and the extra in baht', () => {
    expect(bonusPeriods(aPromotion())).toEqual([
      {
        number: 1,
        start: '10:00',
        end: '12:00',
        isAllDay: false,
        isOvernight: false,
        rate: 10,
        endNumber: 0.99,
      },
      {
        number: 2,
        start: '20:00',
        end: '22:00',
        isAllDay: false,
        isOvernight: false,
        rate: 5,
        endNumber: 0.5,
      },
    ])
  })

  test.each([0, -1])('are none where bonusMax is %i', (bonusMax) =>
    expect(bonusPeriods(aPromotion({ bonusMax }))).toEqual([]),
  )

  test('are none where there is no promotion', () => {
    expect(bonusPeriods(null)).toEqual([])
    expect(bonusPeriods(undefined)).toEqual([])
  })

  test('leave out one that gives nothing', () => {
    const nothing = aPromotion({ bonusRate: 0, endNumberBonus: 0 })
    expect(bonusPeriods(nothing).map(({ number }) => number)).toEqual([2])
  })

  test.each([
    [null, null],
    ['00:00:00', '00:00:00'],
    ['10:00:00', '10:00:00'],
  ])('are the whole day from %s to %s', (bonusTimeStart, bonusTimeEnd) => {
    const [period] = bonusPeriods(aPromotion({ bonusTimeStart, bonusTimeEnd }))
    expect(period).toMatchObject({ number: 1, isAllDay: true, isOvernight: false })
    for (const time of ['00:00', '09:59', '10:00', '23:59']) expect(runsAt(time, period!)).toBe(true)
  })

  test.each([
    [null, '06:00:00', '05:59', '06:00'],
    ['18:00:00', null, '23:59', '17:59'],
  ])('have midnight where one time is missing: %s to %s', (bonusTimeStart, bonusTimeEnd, runs, rests) => {
    const [period] = bonusPeriods(aPromotion({ bonusTimeStart, bonusTimeEnd }))
    expect(runsAt(runs, period!)).toBe(true)
    expect(runsAt(rests, period!)).toBe(false)
  })

  test.each([
    ['22:00', true],
    ['23:59', true],
    ['01:59', true],
    ['02:00', false],
    ['21:59', false],
  ])('past midnight at %s run: %s', (time, runs) => {
    const [period] = bonusPeriods(aPromotion({ bonusTimeStart: '22:00:00', bonusTimeEnd: '02:00:00' }))
    expect(period?.isOvernight).toBe(true)
    expect(runsAt(time, period!)).toBe(runs)
  })
})

test('a member reads both periods: hours, rate, cap, extra, and the play a bonus asks for', async () => {
  asMember()
  const first = await screen.findByRole('region', { name: morning })
  expect(first.textContent).toContain('โบนัส 10%')
  expect(first.textContent).toContain('ของยอดฝาก สูงสุด 500\u00a0บาท')
  expect(first.textContent).toContain('หากยอดฝากลงท้ายด้วย .99 โบนัสนี้เพิ่มอีก 0.99\u00a0บาท')
  expect(screen.getByRole('region', { name: evening })).toBeTruthy()
  expect(await screen.findByText(/ยอดเล่น 5 เท่าของโบนัสก่อนถอน/)).toBeTruthy()
})

test.each([
  ['21:15', ['ใช้ได้ตอนนี้', 'เปิดพรุ่งนี้ 10:00 น.'], evening],
  ['09:15', ['เปิดวันนี้ 10:00 น.', 'เปิดวันนี้ 20:00 น.'], undefined],
])(
  'at %s a member reads when each period opens, and is led once to the deposit',
  async (time, words, open) => {
    mockApi({ ...answers, [call.setting]: aSetting({ serverTime: `2026-11-20T${time}:00+07:00` }) })
    asMember()
    const deposit = await screen.findByRole('link', { name: 'ไปฝากเงิน' })
    expect(deposit.getAttribute('href')).toBe('/auth/deposit')
    expect(deposit.closest('section')?.getAttribute('aria-label')).toBe(open)
    const regions = screen.getAllByRole('region', { name: /น\.$/ })
    for (const [at, region] of regions.entries()) expect(within(region).getByText(words[at]!)).toBeTruthy()
  },
)

test.each([
  [0, false],
  [250, true],
])('the turnover left is a link away where there is some: %s baht', async (turnoverLeft, isThere) => {
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    'GET /api/auth/bonus': { offers: [], had: [], taken: null, held: turnoverLeft, turnoverLeft },
  })
  asMember()
  if (isThere) expect(await screen.findByRole('link', { name: 'ดูยอดเล่นที่เหลือ' })).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/auth/bonus')).toHaveLength(1))
  expect(screen.queryByRole('link', { name: 'ดูยอดเล่นที่เหลือ' }) !== null).toBe(isThere)
})

test('a period that is the whole day says so, and is marked as running', async () => {
  const setting = aPromotion({ bonusTimeStart: '00:00:00', bonusTimeEnd: '00:00:00' })
  mockApi({ ...answers, [call.memberSetting]: { setting } })
  asMember()
  const first = await screen.findByRole('region', { name: /ตลอดวัน$/ })
  expect(first.textContent).toMatch(/^ตลอดวัน.*โบนัส 10%ของยอดฝาก สูงสุด 500/)
  expect(first.textContent).not.toContain('00:00')
  expect(await within(first).findByText('ใช้ได้ตอนนี้')).toBeTruthy()
})

test('a member’s promotion is the member’s own, a visitor’s is everyone’s', async () => {
  mockApi({ ...answers, [call.setting]: aSetting({ promotion: aPromotion({ bonusRate: 3 }) }) })
  const { leave } = asMember()
  expect(await screen.findByText('โบนัส 10%')).toBeTruthy()
  leave()
  expect(calls(call.memberSetting)).toHaveLength(1)
  asVisitor()
  expect(await screen.findByText('โบนัส 3%')).toBeTruthy()
  expect(calls(call.memberSetting)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'สมัครสมาชิก' }).getAttribute('href')).toBe('/register')
})

test.each([null, aPromotion({ bonusMax: 0 })])(
  'without a promotion it says so, to a member',
  async (setting) => {
    mockApi({ ...answers, [call.memberSetting]: { setting } })
    asMember()
    expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeTruthy()
    expect(screen.queryByRole('region', { name: morning })).toBeNull()
  },
)

test.each([null, aPromotion({ bonusMax: 0 })])('and to a visitor', async (promotion) => {
  mockApi({ ...answers, [call.setting]: aSetting({ promotion }) })
  asVisitor()
  expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeTruthy()
})

test('the period that runs by the server’s clock is marked', async () => {
  mockApi({ ...answers, [call.setting]: aSetting({ serverTime: '2026-11-20T21:15:00+07:00' }) })
  asMember()
  const second = await screen.findByRole('region', { name: evening })
  expect(await within(second).findByText('ใช้ได้ตอนนี้')).toBeTruthy()
  expect(screen.getAllByText('ใช้ได้ตอนนี้')).toHaveLength(1)
})

test.each([
  ['is told as had', { had: [{ id: '1', percent: 10, every: 'WEEK' }] }],
  ['is offered no more', {}],
])('a period that %s says so, and when it can be had again', async (_, answered) => {
  const setting = aPromotion({ bonusTimeStart: null, bonusTimeEnd: null, bonusEvery: 'WEEK' })
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.memberSetting]: { setting },
    'GET /api/auth/bonus': { offers: [], taken: null, held: 0, turnoverLeft: 0, ...answered },
  })
  asMember()
  const first = await screen.findByRole('region', { name: /ตลอดวัน$/ })
  expect(await within(first).findByText('รับแล้ว')).toBeTruthy()
  expect(within(first).getByText('รับได้อีกครั้งวันจันทร์')).toBeTruthy()
  expect(within(first).queryByText('ใช้ได้ตอนนี้')).toBeNull()
})

test('of two periods with equal terms only the one whose bonus was used says so', async () => {
  const terms = { bonusTimeStart: null, bonusTimeEnd: null, bonusEvery: 'DAY' } as const
  const others = { bonusRate2: 10, bonusTimeStart2: null, bonusTimeEnd2: null, bonusEvery2: 'DAY' } as const
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.memberSetting]: { setting: aPromotion({ ...terms, bonusRate: 10, ...others }) },
    'GET /api/auth/bonus': aBonusState({ offers: [], had: [{ id: '1', percent: 10, every: 'DAY' }] }),
  })
  asMember()
  const periods = await screen.findAllByRole('region', { name: /ตลอดวัน$/ })
  expect(periods[0]!.textContent).toContain('.50')
  expect(periods[1]!.textContent).toContain('.99')
  expect(within(periods[0]!).getByText('ใช้ได้ตอนนี้')).toBeTruthy()
  expect(within(periods[1]!).getByText('รับแล้ว')).toBeTruthy()
})

test.each([
  [0, 'โบนัสไม่มีเงื่อนไขยอดเล่น'],
  [null, /โบนัสมียอดเล่นที่ต้องทำก่อนถอน/],
] as const)('a turnover of %s times is told in words', async (turnoverTimes, words) => {
  mockApi({ ...answers, [call.setting]: aSetting({ turnoverTimes }) })
  asMember()
  expect(await screen.findByText(words)).toBeTruthy()
})

test.each([
  [{}, /โดยไม่ต้องกดรับ/],
  [{ bonusChoice: true }, /เลือกรับเองที่หน้าฝากเงิน/],
] as const)(
  'a bonus that is chosen, or comes by itself, is told as what it is: %j',
  async (features, words) => {
    mockApi({ ...answers, [call.setting]: aSetting({ features }) })
    asMember()
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test('how often a promotion may be had, and that a withdrawal ends its bonus, are among the conditions', async () => {
  mockApi({
    ...answers,
    [call.memberSetting]: { setting: aPromotion({ bonusEvery: 'ONCE', bonusEvery2: 'WEEK' }) },
    [call.setting]: aSetting({ features: { bonusGivenUp: true } }),
  })
  asMember()
  expect(await screen.findByText('รับได้คนละครั้งเดียว')).toBeTruthy()
  expect(screen.getByText(/รับได้สัปดาห์ละครั้ง/)).toBeTruthy()
  expect(await screen.findByText(/จะถูกยกเลิก/)).toBeTruthy()
})

test('a server that tells none of it leaves no trace', async () => {
  mockApi(answers)
  asMember()
  await screen.findByRole('region', { name: morning })
  expect(screen.queryByText(/รับได้|ถูกยกเลิก/)).toBeNull()
})
