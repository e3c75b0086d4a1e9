import { alteredCalls } from './responseMutations/all.ts'
import { changedPrize } from './responseMutations/responseMutation.ts'
import { changedRefusal } from './answers.ts'
import { visitUntil } from './news.ts'
import { logIn, somebody } from './person.ts'
import { Player } from './player.ts'
import { specCalls, draws } from './specification/calls.ts'
import { furtherOn, routesOf } from './specification/routes.ts'
import { demo, expect, test } from './story.ts'

test.describe.configure({ mode: 'serial' })

test('a visitor sees each public route without an accessibility fault, and no member’s', async ({
  page,
  member,
  hasAsked,
  isAccessible,
}) => {
  for (const { visit, heading } of [...routesOf('visitor'), ...routesOf('anyone')]) {
    await member.open(visit, heading)
    await hasAsked(visit)
    await isAccessible(visit)
  }
  // A pre-rendered one and another; routes.test.tsx covers all.
  for (const path of ['/auth/dashboard', '/auth/withdraw']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login(\?returnTo=|$)/)
  }
  await page.goto('/ma')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/nowhere')
  await expect(page).toHaveURL(/\/404$/)
  await member.sees('ไม่พบหน้านี้')
})

test('a visitor is not let in with another password, on the landing page', async ({ page, member }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await member.open('/', /แสงทอง/)
  await member.logIn({ username: demo.username, password: 'not-the-password' })
  await expect(page.getByRole('alert').first()).toBeVisible()
})

test('a newcomer registers', async ({ page, member, newcomer, answers, refusedFirst }) => {
  await member.open('/register', 'สมัครสมาชิก')
  await answers.alter('GET /api/user/checkPhone/{value}', () => ({ available: false }))
  await answers.alter('GET /api/user/checkUsername/{value}', () => ({ available: false }))
  await member.fillNames(somebody())
  await expect(page.getByText('เบอร์นี้มีบัญชีอยู่แล้ว').first()).toBeVisible()
  await expect(page.getByText('ชื่อผู้ใช้นี้มีคนใช้แล้ว').first()).toBeVisible()
  await answers.restore()
  await member.fillAccount(newcomer)

  await answers.alter('POST /api/user/checkBankId/{bankId}', () => ({ available: false }))
  await member.typeBank(somebody())
  await expect(page.getByText('เลขที่บัญชีนี้ถูกใช้สมัครแล้ว')).toBeVisible()
  await answers.restore()
  await answers.alter('POST /api/bank/name', (data) => ({ ...data, name: 'ชื่อที่เปลี่ยน' }))
  await member.fillBank(newcomer)
  for (const sentence of ['เลขที่บัญชีนี้ใช้สมัครได้', 'ชื่อที่เปลี่ยน'])
    await expect(page.getByText(sentence)).toBeVisible()
  await answers.restore()

  await member.consent()
  await refusedFirst('POST /api/user/register', () => member.button('สมัครสมาชิก').click())
  await expect(page).toHaveURL(/\/auth\/dashboard$/)
})

test.describe('the newcomer', () => {
  test.beforeEach(async ({ member, operator, newcomer }) => {
    await member.returnAs(await logIn(operator.server.url, newcomer.username, newcomer.password))
  })

  test('sends two slips: one is credited, one goes to the back office', async ({
    page,
    member,
    bank,
    newcomer,
    answers,
    refusedFirst,
  }) => {
    const { slip } = await bank.transfer({ from: newcomer, amount: 900 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await answers.alter('POST /api/auth/slip/verify', (data) => ({ ...data, amount: 7654.32 }))
    await answers.alter('POST /api/auth/slip/confirm', (data) => ({
      ...data,
      deposit: { ...data.deposit, amount: 6543.21 },
    }))
    await member.checkSlip(slip)
    await member.button('ยืนยันฝาก 7,654.32 บาท').click()
    await expect(page.getByText('เครดิตเข้าแล้ว 6,543.21 บาท')).toBeVisible()
    await answers.restore()

    const strange = await bank.transfer({ from: bank.stranger, amount: 480 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(strange.slip)
    const sends = /^(ส่งให้เจ้าหน้าที่ตรวจสอบ|ส่งคำขอ)$/
    await refusedFirst('POST /api/auth/slip/request-deposit', () => member.button(sends).click())
    await expect(page.getByText('ส่งคำขอแล้ว')).toBeVisible()
  })

  test.describe('on the first day', () => {
    test.use({ news: 'comes' })
    test('checks in where it is offered', async ({ page, member, refusedFirst }) => {
      await member.open('/auth/dashboard', /^สวัสดี/)
      const popup = page.getByRole('dialog', { name: 'เช็กอินรายวัน' })
      await visitUntil(page, popup)
      await refusedFirst('POST /api/auth/game/check-in', () => popup.getByText(/^เช็กอินวันนี้ รับ/).click())
      await expect(page.getByText(/^เช็กอินวันนี้แล้ว/).first()).toBeVisible()
    })
  })

  test('withdraws, and sends it again when the bank did not take it', async ({
    page,
    member,
    operator,
    backOffice,
    newcomer,
    refusedFirst,
  }) => {
    await member.open('/auth/withdraw', 'ถอนเงิน')
    await refusedFirst('POST /api/auth/withdraw/{uuid}', () => member.withdraw('300'))
    await expect(member.pending()).toBeVisible()
    await backOffice.failWithdrawalOf(await logIn(operator.server.url, newcomer.username, newcomer.password))
    await page.reload()
    await refusedFirst('POST /api/auth/withdraw/retry', () => member.button('ส่งรายการอีกครั้ง').click())
    await expect(page.getByText('ส่งรายการอีกครั้งแล้ว')).toBeVisible()
  })

  test('says where to send goods', async ({ page, member, newcomer, refusedFirst }) => {
    await member.open('/auth/settings/manage-address', /ที่อยู่/)
    await member.fillAddress(newcomer)
    await refusedFirst('PATCH /api/auth/address', () => member.button('บันทึกที่อยู่').click())
    await expect(page.getByText('บันทึกที่อยู่แล้ว').first()).toBeVisible()
  })

  test('takes another password', async ({ page, member, newcomer, refusedFirst }) => {
    await member.open('/auth/settings/change-password', /เปลี่ยนรหัสผ่าน/)
    await member.field('รหัสผ่านปัจจุบัน').fill(newcomer.password)
    await member.field('รหัสผ่านใหม่').fill(`${newcomer.password}-new`)
    await member.field('ยืนยันรหัสผ่านใหม่').fill(`${newcomer.password}-new`)
    const send = page.locator('main form').getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' })
    await refusedFirst('POST /api/auth/user/change-password/{uuid}', () => send.click())
    await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว').first()).toBeVisible()
  })
})

test('a member logs in, and is refused what is for visitors', async ({ page, member, refusedFirst }) => {
  await member.open('/login', 'เข้าสู่ระบบ')
  await refusedFirst('POST /api/auth/login', () => member.logIn(demo))
  await expect(page).toHaveURL(/\/auth\/dashboard$/)
  for (const { visit } of routesOf('visitor')) {
    await page.goto(visit)
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
  }
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/auth\/dashboard$/)
  await page.goto('/auth/nowhere')
  await expect(page).toHaveURL(/\/404$/)
  await member.sees('ไม่พบหน้านี้')
})

test.describe('the demo member', () => {
  test.beforeEach(async ({ member, operator }) => member.returnAs(await operator.demo()))

  test('sees every screen, without an accessibility fault', async ({
    page,
    member,
    hasAsked,
    isAccessible,
    answers,
  }) => {
    // On a server without a ledger, deposits and withdrawals are separate lists.
    await answers.without('ledger')
    const further = furtherOn(page)
    for (const { visit, heading } of routesOf('member')) {
      await member.open(visit, heading)
      await isAccessible(visit)
      // A tab that is left cancels its requests.
      if (further[visit]) await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await further[visit]?.click()
      await hasAsked(visit)
    }
  })

  test('checks in among the events', async ({ page, member }) => {
    await member.open('/auth/media', /กิจกรรม/)
    await page
      .getByRole('button', { name: /^เช็กอินวันนี้/ })
      .first()
      .click()
    await expect(page.getByText(/^เช็กอินวันนี้แล้ว/).first()).toBeVisible()
  })

  test('takes what friends brought, and the refund', async ({ page, member, refusedFirst }) => {
    const take = 'POST /api/auth/affiliate/withdraw/{username}'
    await member.open('/auth/affiliate', 'แนะนำเพื่อน')
    await member.field('จำนวนที่โอนเข้าเครดิต').fill('50')
    await refusedFirst(take, () => member.button('โอนรายได้เข้าเครดิต').click())
    await expect(page.getByText(/^โอนเข้าเครดิตแล้ว 50\.00\sบาท$/)).toBeVisible()
    await member.open('/auth/winlost', 'ยอดได้เสีย')
    await refusedFirst(take, () => member.button('รับเข้าเครดิต').click())
    await expect(page.getByText(/^รับคืนของเมื่อวานแล้ว/)).toBeVisible()
  })

  test('buys a reward', async ({ page, member, refusedFirst }) => {
    await member.open('/auth/reward', 'ของรางวัล')
    await member.button(/^แลก พัดลม/).click()
    const buy = page.getByRole('dialog').getByRole('button', { name: /^แลกด้วย/ })
    await refusedFirst('POST /api/auth/reward/request', () => buy.click())
    await expect(page.getByText('ส่งคำขอแลกแล้ว').first()).toBeVisible()
  })

  for (const [call, screen, heading, ...buttons] of draws)
    test(`draws at ${screen}, and has what the server says`, async ({ page, member, answers }) => {
      await member.open(`/auth/media/${screen}`, heading)
      await answers.alter(`POST /api/auth/${call}`, changedPrize)
      for (const button of buttons) await member.button(button).click()
      await expect(page.getByText('รางวัลที่เปลี่ยน').first()).toBeVisible()
    })

  test('plays a game, and comes back', async ({ page, member, answers }) => {
    const player = new Player(member)
    await player.choose('tiger')
    await answers.refuse('POST /api/auth/user/opengame')
    await member.button('เล่นในหน้าต่างใหม่').click()
    await expect(page.getByText(changedRefusal)).toBeVisible()
    await answers.restore()
    await answers.alter('POST /api/auth/user/game/cashOut', (data) => ({ ...data, amount: 7654.32 }))
    const game = await player.playInWindow()
    await player.playRounds(game, 1)
    await game.close()
    await player.comeBack()
    await expect(page.getByText(/7,654\.32/).first()).toBeVisible()
    await expect(player.inPlay()).toBeHidden()
  })
})

test('so each of the 57 calls was sent from the screens named for it, and every answer was seen to matter', ({
  callCoverage,
  changed,
}) => {
  expect(callCoverage.missing()).toEqual([])
  const untouched = Object.keys(specCalls).filter((call) => !alteredCalls.has(call) && !changed.has(call))
  expect(untouched).toEqual([])
})
