import type { Locator, Page } from '@playwright/test'
import * as paths from '../../src/paths/paths.ts'
import { th } from '../../src/words/words.ts'

/** A route of spec §2: address, heading, name of its screenshot, and audience. */
export interface SpecRoute {
  spec: string
  visit: string
  heading: RegExp
  name: string
  for: 'visitor' | 'member' | 'anyone'
  parts?: readonly string[]
}

const specified: readonly SpecRoute[] = [
  { spec: '/', visit: '/', heading: /แสงทอง/, name: 'landing', for: 'visitor' },
  { spec: '/login', visit: '/login', heading: /เข้าสู่ระบบ/, name: 'login', for: 'visitor' },
  {
    spec: '/forgot-password',
    visit: '/forgot-password',
    heading: /ลืมรหัสผ่าน/,
    name: 'forgot-password',
    for: 'anyone',
  },
  { spec: '/register', visit: '/register', heading: /สมัครสมาชิก/, name: 'register', for: 'visitor' },
  {
    spec: '/regis/{team}/{marketing}',
    visit: '/regis/team1/line',
    heading: /สมัครสมาชิก/,
    name: 'register-team',
    for: 'visitor',
  },
  {
    spec: '/regiss/{team}/{marketing}',
    visit: '/regiss/team1/line',
    heading: /สมัครสมาชิก/,
    name: 'register-team-2',
    for: 'visitor',
  },
  {
    spec: '/aff/{afCode}',
    visit: '/aff/demo1234',
    heading: /สมัครสมาชิก/,
    name: 'register-invited',
    for: 'visitor',
  },
  { spec: '/contact', visit: '/contact', heading: /ติดต่อเรา/, name: 'contact', for: 'visitor' },
  { spec: '/live-score', visit: '/live-score', heading: /ผลบอลสด/, name: 'live-score', for: 'visitor' },
  { spec: '/score', visit: '/score', heading: /ตารางคะแนน/, name: 'standings', for: 'visitor' },
  { spec: '/promotion', visit: '/promotion', heading: /โปรโมชั่น/, name: 'promotion', for: 'visitor' },
  { spec: '/auth/dashboard', visit: '/auth/dashboard', heading: /^สวัสดี/, name: 'dashboard', for: 'member' },
  { spec: '/auth/deposit', visit: '/auth/deposit', heading: /ฝากเงิน/, name: 'deposit', for: 'member' },
  { spec: '/auth/deposit/slip', visit: '/auth/deposit/slip', heading: /แนบสลิป/, name: 'slip', for: 'member' },
  { spec: '/auth/withdraw', visit: '/auth/withdraw', heading: /ถอนเงิน/, name: 'withdraw', for: 'member' },
  {
    spec: '/auth/affiliate',
    visit: '/auth/affiliate',
    heading: /แนะนำเพื่อน/,
    name: 'affiliate',
    for: 'member',
  },
  { spec: '/auth/winlost', visit: '/auth/winlost', heading: /ยอดได้เสีย/, name: 'winlost', for: 'member' },
  {
    spec: '/auth/transaction/history',
    visit: '/auth/transaction/history',
    heading: /ประวัติรายการ/,
    name: 'history',
    for: 'member',
  },
  { spec: '/auth/reward', visit: '/auth/reward', heading: /ของรางวัล/, name: 'reward', for: 'member' },
  {
    spec: '/auth/reward/{categoryId}',
    visit: '/auth/reward/gold',
    heading: /ของรางวัล/,
    name: 'reward-category',
    for: 'member',
  },
  {
    spec: '/auth/settings/change-password',
    visit: '/auth/settings/change-password',
    heading: /เปลี่ยนรหัสผ่าน/,
    name: 'change-password',
    for: 'member',
  },
  {
    spec: '/auth/profile',
    visit: '/auth/profile',
    heading: /บัญชีของฉัน/,
    name: 'profile',
    for: 'member',
    parts: ['/auth/profile?part=closing'],
  },
  {
    spec: '/auth/settings/manage-address',
    visit: '/auth/settings/manage-address',
    heading: /ที่อยู่/,
    name: 'manage-address',
    for: 'member',
  },
  {
    spec: '/auth/settings/play-safe',
    visit: '/auth/settings/play-safe',
    heading: /เล่นอย่างมีสติ/,
    name: 'play-safe-member',
    for: 'member',
    parts: ['limits', 'time', 'break'].map((part) => `/auth/settings/play-safe?part=${part}`),
  },
  {
    spec: '/auth/user/ranking',
    visit: '/auth/user/ranking',
    heading: /ระดับสมาชิก/,
    name: 'ranking',
    for: 'member',
  },
  {
    spec: '/auth/contact',
    visit: '/auth/contact',
    heading: /ติดต่อเรา/,
    name: 'contact-member',
    for: 'member',
  },
  { spec: '/auth/media', visit: '/auth/media', heading: /กิจกรรม/, name: 'media', for: 'member' },
  { spec: '/auth/media/wheel', visit: '/auth/media/wheel', heading: /กงล้อ/, name: 'wheel', for: 'member' },
  { spec: '/auth/media/movie', visit: '/auth/media/movie', heading: /ภาพยนตร์/, name: 'movie', for: 'member' },
  {
    spec: '/auth/media/flip-card',
    visit: '/auth/media/flip-card',
    heading: /เปิดไพ่/,
    name: 'flip-card',
    for: 'member',
  },
  {
    spec: '/auth/media/flip-card-reward',
    visit: '/auth/media/flip-card-reward',
    heading: /เปิดไพ่/,
    name: 'flip-card-reward',
    for: 'member',
  },
  {
    spec: '/auth/media/promotion',
    visit: '/auth/media/promotion',
    heading: /โปรโมชั่น/,
    name: 'promotion-member',
    for: 'member',
  },
  {
    spec: '/auth/games/category',
    visit: '/auth/games/category?cat=lotto',
    heading: /^เกมทั้งหมด$/,
    name: 'games',
    for: 'member',
  },
  {
    spec: '/auth/games/{type}/{slot}',
    visit: '/auth/games/slot/JK',
    heading: /สล็อต/,
    name: 'lobby',
    for: 'member',
  },
  { spec: '/legal/terms', visit: '/legal/terms', heading: /ข้อกำหนด/, name: 'terms', for: 'anyone' },
  {
    spec: '/legal/privacy',
    visit: '/legal/privacy',
    heading: /ความเป็นส่วนตัว/,
    name: 'privacy',
    for: 'anyone',
  },
  { spec: '/legal/cookies', visit: '/legal/cookies', heading: /คุกกี้/, name: 'cookies', for: 'anyone' },
  { spec: '/legal/play-safe', visit: '/legal/play-safe', heading: /มีสติ/, name: 'play-safe', for: 'anyone' },
  {
    spec: '/legal/complaints',
    visit: '/legal/complaints',
    heading: /ร้องเรียน/,
    name: 'complaints',
    for: 'anyone',
  },
  { spec: '/help', visit: '/help', heading: /ช่วยเหลือ/, name: 'help', for: 'anyone' },
  { spec: '/404', visit: '/404', heading: /ไม่พบหน้านี้/, name: 'not-found', for: 'anyone' },
]

const addresses: Readonly<Record<string, { path: string }>> = { ...paths }

/** Our other screens of members, each under its title. */
const ours = Object.entries(th.title).flatMap(([name, title]): SpecRoute[] => {
  const path = addresses[name]?.path ?? ''
  const isOurs = /^\/auth\/[^:]+$/.test(path) && specified.every(({ spec }) => spec !== path)
  return isOurs
    ? [
        {
          spec: path,
          visit: path,
          heading: new RegExp(title),
          name: path.replace(/^.*\//, ''),
          for: 'member',
        },
      ]
    : []
})

export const specRoutes = [...specified, ...ours]

export const routesOf = (who: SpecRoute['for']) => specRoutes.filter((route) => route.for === who)

export const furtherOn = (page: Page): Record<string, Locator> => ({
  '/auth/transaction/history': page.getByRole('tab', { name: 'ถอน' }),
  '/auth/affiliate': page.getByRole('tab', { name: 'รายวัน' }),
  '/auth/reward': page.getByRole('button', { name: /^แลก / }).and(page.locator(':enabled')).last(),
})
