/** One row of spec §2: the route as it is written there, as it stands in the plan, an address to go to, its heading, its file. */
export interface SpecRoute {
  spec: string
  plan: string
  visit: string
  heading: RegExp
  file: string
  for: 'visitor' | 'member' | 'all'
}

const page = (name: string) => `apps/member-web/src/pages/${name}.tsx`
const auth = (path: string) => `packages/auth/src/${path}Screen.tsx`
const wallet = (path: string) => `packages/wallet/src/${path}Screen.tsx`
const games = (path: string) => `packages/games/src/${path}Screen.tsx`
const rewards = (path: string) => `packages/rewards/src/${path}Screen.tsx`

const visitors: [spec: string, visit: string, heading: RegExp, file: string][] = [
  ['/', '/', /แสงทอง/, page('Landing')],
  ['/login', '/login', /เข้าสู่ระบบ/, auth('login/Login')],
  ['/register', '/register', /สมัครสมาชิก/, auth('register/Register')],
  ['/regis/{team}/{marketing}', '/regis/team1/line', /สมัครสมาชิก/, auth('register/Register')],
  ['/regiss/{team}/{marketing}', '/regiss/team1/line', /สมัครสมาชิก/, auth('register/Register')],
  ['/aff/{afCode}', '/aff/demo1234', /สมัครสมาชิก/, auth('register/Register')],
  ['/contact', '/contact', /ติดต่อเรา/, page('Contact')],
  ['/live-score', '/live-score', /ผลบอลสด/, page('LiveScore')],
  ['/score', '/score', /ตารางคะแนน/, page('Standings')],
  ['/promotion', '/promotion', /โปรโมชั่น/, rewards('promotion/Promotion')],
]

const members: typeof visitors = [
  ['dashboard', 'dashboard', /^สวัสดี/, page('Dashboard')],
  ['deposit', 'deposit', /ฝากเงิน/, wallet('deposit/Deposit')],
  ['deposit/slip', 'deposit/slip', /แนบสลิป/, wallet('slip/Slip')],
  ['withdraw', 'withdraw', /ถอนเงิน/, wallet('withdraw/Withdraw')],
  ['affiliate', 'affiliate', /แนะนำเพื่อน/, rewards('affiliate/Affiliate')],
  ['winlost', 'winlost', /ยอดได้เสีย/, rewards('winLost/WinLost')],
  ['transaction/history', 'transaction/history', /ประวัติรายการ/, wallet('history/History')],
  ['reward', 'reward', /ของรางวัล/, rewards('claims/Reward')],
  ['reward/{categoryId}', 'reward/1', /ของรางวัล/, rewards('claims/Reward')],
  ['settings/change-password', 'settings/change-password', /เปลี่ยนรหัสผ่าน/, auth('password/ChangePassword')],
  ['settings/manage-address', 'settings/manage-address', /ที่อยู่/, auth('address/ManageAddress')],
  ['user/ranking', 'user/ranking', /ระดับสมาชิก/, rewards('levels/Ranking')],
  ['contact', 'contact', /ติดต่อเรา/, page('Contact')],
  ['media', 'media', /กิจกรรม/, page('Media')],
  ['media/wheel', 'media/wheel', /กงล้อ/, rewards('wheel/Wheel')],
  ['media/movie', 'media/movie', /ภาพยนตร์/, page('Movie')],
  ['media/flip-card', 'media/flip-card', /เปิดไพ่/, rewards('flipCard/FlipCard')],
  ['media/flip-card-reward', 'media/flip-card-reward', /เปิดไพ่/, rewards('flipCard/FlipCardReward')],
  ['media/promotion', 'media/promotion', /โปรโมชั่น/, rewards('promotion/Promotion')],
  ['games/category', 'games/category?cat=lotto', /^ห้องเกม$/, games('category/Category')],
  ['games/{type}/{slot}', 'games/slot/JK', /สล็อต/, games('lobby/Lobby')],
]

const inPlan = (spec: string) => spec.replace(/\{(\w+)\}/g, ':$1')

/** Every route of spec §2, and who may see it. */
export const specRoutes: readonly SpecRoute[] = [
  ...visitors.map(([spec, visit, heading, file]) => ({
    spec,
    plan: inPlan(spec),
    visit,
    heading,
    file,
    for: 'visitor' as const,
  })),
  ...members.map(([spec, visit, heading, file]) => ({
    spec: `/auth/${spec}`,
    plan: inPlan(`/auth/${spec}`),
    visit: `/auth/${visit}`,
    heading,
    file,
    for: 'member' as const,
  })),
  { spec: '/404', plan: '/404', visit: '/404', heading: /ไม่พบหน้านี้/, file: page('NotFound'), for: 'all' },
]

/** The routes that these alone may see. */
export const routesOf = (who: 'visitor' | 'member') => specRoutes.filter((route) => route.for === who)
