import { expect, type Page } from '@playwright/test'

// oxlint-disable-next-line typescript/no-explicit-any -- an answer as it crosses the wire, changed at will
type Data = any

/** One call whose answer is changed on its way, the screen it is shown on, and what is then to be seen there. */
export interface Alteration {
  call: string
  screen: string
  alter: (data: Data) => Data
  sees: string | RegExp | ((page: Page) => Promise<void>)
}

const picture = '/files/changed.svg'
const pictured = (page: Page) => expect(page.locator(`img[src$="${picture}"]`).first()).toBeAttached()
const each = (list: Data[], change: object) => list.map((one) => Object.assign(one, change))
const pictures = (list: Data[]) => each(list, { value: { data: { path: picture } } })
const prizes = (list: Data[]) =>
  list.map((log) => Object.assign(log, { prize: { ...log.prize, type: 'ITEM', label: 'รางวัลที่เปลี่ยน' } }))
const requests = (list: Data[]) =>
  list.map((one) => Object.assign(one, { reward: { ...one.reward, name: 'ของที่เปลี่ยน' } }))
const promotion = {
  bonusMax: 300,
  bonusRate: 37,
  bonusTimeStart: '10:00:00',
  bonusTimeEnd: '12:00:00',
  endNumberBonus: 0,
  bonusRate2: 0,
  bonusTimeStart2: null,
  bonusTimeEnd2: null,
  endNumberBonus2: 0,
}
const now = '2026-11-20T12:00:00+07:00'
const some = '00000000-0000-4000-8000-00000000c0de'

/** What a visitor is shown of each answer. */
export const forVisitors: Alteration[] = [
  {
    call: 'GET /api/setting',
    screen: '/contact',
    alter: (data) => ({ ...data, setting: { line: { ...data.setting.line, line1: { id: '@changed' } } } }),
    sees: '@changed',
  },
  {
    call: 'GET /api/setting',
    screen: '/promotion',
    alter: (data) => ({ ...data, promotion }),
    sees: 'โบนัส 37%',
  },
  {
    call: 'GET /api/setting/operational/website',
    screen: '/',
    alter: () => ({ websiteStatus: 'MA', message: 'ปิดอย่างที่เปลี่ยน' }),
    sees: 'ปิดอย่างที่เปลี่ยน',
  },
  { call: 'GET /api/configuration', screen: '/', alter: pictures, sees: pictured },
  {
    call: 'GET /api/announcement',
    screen: '/',
    alter: (list) => each(list, { title: 'ประกาศที่เปลี่ยน' }),
    sees: 'ประกาศที่เปลี่ยน',
  },
  {
    call: 'GET /api/deposit',
    screen: '/',
    alter: (list) => each(list, { amount: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/withdraw/history',
    screen: '/',
    alter: (list) => each(list, { amount: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/user/inviter/{afCode}',
    screen: '/aff/demo1234',
    alter: (data) => ({ ...data, name: 'ผู้แนะนำที่เปลี่ยน' }),
    sees: /ผู้แนะนำที่เปลี่ยน/,
  },
]

/** What a member is shown of each answer. */
export const forMembers: Alteration[] = [
  { call: 'GET /api/auth/configuration/list', screen: '/auth/dashboard', alter: pictures, sees: pictured },
  {
    call: 'GET /api/auth/configuration/key',
    screen: '/auth/media/movie',
    alter: (data) => pictures([data])[0],
    sees: pictured,
  },
  {
    call: 'GET /api/auth/user/detail/{uuid}',
    screen: '/auth/withdraw',
    alter: (data) => ({ ...data, user_bank: { ...data.user_bank, bankId: '1112224321' } }),
    sees: /4321/,
  },
  {
    call: 'GET /api/auth/user/{uuid}',
    screen: '/auth/user/ranking',
    alter: (data) => ({ ...data, name: 'ชื่อที่เปลี่ยน' }),
    sees: /ชื่อที่เปลี่ยน/,
  },
  {
    call: 'POST /api/auth/user/getCredit/{username}',
    screen: '/auth/deposit',
    alter: (data) => ({ ...data, balance: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'POST /api/auth/user/transfer/to/bank',
    screen: '/auth/deposit',
    alter: (data) => ({ ...data, accounts: each(data.accounts, { accountName: 'บริษัท ที่เปลี่ยน จำกัด' }) }),
    sees: /บริษัท ที่เปลี่ยน จำกัด/,
  },
  {
    call: 'POST /api/auth/user/game/list',
    screen: '/auth/games/slot/all',
    alter: (data) => ({ ...data, items: each(data.items, { name: 'เกมที่เปลี่ยน' }) }),
    sees: 'เกมที่เปลี่ยน',
  },
  {
    call: 'POST /api/auth/user/games/{gameCate}',
    screen: '/auth/games/category?cat=slot',
    alter: (data) => ({ ...data, items: each(data.items, { name: 'เกมที่เปลี่ยน' }) }),
    sees: 'เกมที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/user/level/{uuid}',
    screen: '/auth/user/ranking',
    alter: (data) => ({ ...data, depositTotal: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'POST /api/auth/setting',
    screen: '/auth/media/promotion',
    alter: (data) => ({ ...data, setting: promotion }),
    sees: 'โบนัส 37%',
  },
  {
    call: 'GET /api/auth/deposit/{uuid}',
    screen: '/auth/transaction/history',
    alter: (data) => ({ ...data, items: each(data.items, { amount: 7654.32 }) }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/withdraw/withdraw-history/{uuid}',
    screen: '/auth/transaction/history?tab=withdrawals',
    alter: (data) => ({ ...data, items: each(data.items, { amount: 7654.32 }) }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/withdraw/withdraw-request/{uuid}',
    screen: '/auth/withdraw',
    alter: () => [
      {
        uuid: some,
        order: some,
        amount: 7654.32,
        status: 'PENDING',
        bankName: 'KBANK',
        bankId: 'xxx-x-x6789-x',
        canRetry: false,
        createdAt: now,
        updatedAt: now,
      },
    ],
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/affiliate/bonus/{username}',
    screen: '/auth/affiliate',
    alter: (data) => ({ ...data, total_bonus: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/affiliate/downline/{username}',
    screen: '/auth/affiliate',
    alter: () => ({ downline_users: { changed1: { name: 'เพื่อนที่เปลี่ยน', level: 1, createdAt: now } } }),
    sees: 'เพื่อนที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/affiliate/code/{uuid}',
    screen: '/auth/affiliate',
    alter: (data) => ({ ...data, code: 'CHANGED1' }),
    sees: 'CHANGED1',
  },
  {
    call: 'POST /api/auth/affiliate/downline/bonus/{username}',
    screen: '/auth/affiliate',
    alter: () => ({ total_bonus: 7654.32, downline_users: { changed1: { bonus: 7654.32, turnover: 1 } } }),
    sees: /7,654\.32/,
  },
  {
    call: 'POST /api/auth/log/affiliate/{username}',
    screen: '/auth/winlost',
    alter: (data) => ({
      ...data,
      items: [{ date: '2026-11-19', bet: 1, win: 0, net: -1, bonus: 0 }],
      summary: { ...data.summary, net: -7654.32 },
    }),
    sees: /7,654\.32/,
  },
  {
    call: 'POST /api/auth/reward',
    screen: '/auth/reward',
    alter: (data) => ({ ...data, items: each(data.items, { name: 'ของที่เปลี่ยน' }) }),
    sees: 'ของที่เปลี่ยน',
  },
  {
    call: 'POST /api/auth/reward/request/history',
    screen: '/auth/reward',
    alter: requests,
    sees: 'ของที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/wheel',
    screen: '/auth/media/wheel',
    alter: (data) => ({ ...data, spinLeft: 42, spinMax: 42 }),
    sees: /42/,
  },
  { call: 'POST /api/auth/wheel/log', screen: '/auth/media/wheel', alter: prizes, sees: /รางวัลที่เปลี่ยน/ },
  {
    call: 'GET /api/auth/game/flip-card/logs',
    screen: '/auth/media/flip-card',
    alter: (data) => ({ ...data, items: prizes(data.items) }),
    sees: /รางวัลที่เปลี่ยน/,
  },
  {
    call: 'GET /api/auth/game/reward/request/my',
    screen: '/auth/media/flip-card-reward',
    alter: requests,
    sees: 'ของที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/game',
    screen: '/auth/media',
    alter: (list) => each(list, { name: 'กิจกรรมที่เปลี่ยน' }),
    sees: /กิจกรรมที่เปลี่ยน/,
  },
  {
    call: 'GET /api/auth/game/check-in',
    screen: '/auth/media',
    alter: (data) => ({
      items: data.items.filter((one: Data) => one.json.day !== data.today.day),
      today: { ...data.today, value: 77, checkedIn: false },
      gameLog: null,
    }),
    sees: /77 คะแนน/,
  },
  {
    call: 'GET /api/auth/slip/my/request',
    screen: '/auth/deposit/slip',
    alter: () => [
      {
        uuid: some,
        order: some,
        amount: 7654.32,
        status: 'PENDING',
        sendingBank: 'KBANK',
        transAt: now,
        createdAt: now,
      },
    ],
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/announcement',
    screen: '/auth/dashboard',
    alter: (list) => each(list, { title: 'ประกาศที่เปลี่ยน' }),
    sees: 'ประกาศที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/address/mine',
    screen: '/auth/settings/manage-address',
    alter: (data) => ({ ...data, name: 'ผู้รับที่เปลี่ยน' }),
    sees: (page) => expect(page.getByLabel('ชื่อผู้รับ', { exact: true })).toHaveValue('ผู้รับที่เปลี่ยน'),
  },
]
