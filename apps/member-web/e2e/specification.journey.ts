import type { Page } from '@playwright/test'
import { specCalls } from '../src/specification/calls.testing.ts'
import { specRoutes } from '../src/specification/routes.testing.ts'
import { type Alteration, forMembers, forVisitors } from './alterations.ts'
import { House } from './house.ts'
import { expect, test as base } from './journey.ts'
import { logIn, somebody } from './person.ts'
import { Player } from './player.ts'
import { Witness } from './witness.ts'

// A house of its own: what the demo member may do once is done here once.
const test = base.extend<object, { house: House }>({
  house: [
    async ({}, run) => {
      const house = await House.open('saengthong')
      await run(house)
      await house.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('each route is there for a visitor or a member, and the product sends each of the 57 calls from its screen', async ({
  page,
  context,
  member,
  house,
  bank,
  desk,
  faults,
}) => {
  test.setTimeout(480_000)
  faults.expectAnswers(401, 404, 409, 422)
  const witness = new Witness()
  witness.watch(context)
  const newcomer = somebody()
  const demo = { username: 'demo1234', password: 'demo-pass-1234' }

  await test.step('a visitor sees the public routes, and is sent to the login from a member’s', async () => {
    for (const { visit, heading, for: who } of specRoutes) {
      if (who === 'member') continue
      await member.open(visit, heading)
      await page.waitForLoadState('networkidle')
    }
    await page.goto('/auth/withdraw')
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await page.goto('/nowhere')
    await expect(page).toHaveURL(/\/404$/)
  })

  await test.step('a login on the landing page that fails', async () => {
    await member.open('/', /./)
    await member.logIn({ username: demo.username, password: 'not-the-password' })
    await expect(page.getByRole('alert').first()).toBeVisible()
  })

  await test.step('a registration', async () => {
    await member.open('/register', 'สมัครสมาชิก')
    await member.fillAccount(newcomer)
    await member.fillBank(newcomer)
    await expect(page.getByText('เลขที่บัญชีนี้ใช้สมัครได้')).toBeVisible()
    await member.consent()
    await member.button('สมัครสมาชิก').click()
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
  })
  const person = await logIn(house.server.url, newcomer.username, newcomer.password)

  await test.step('slips: one credited, one for the desk', async () => {
    const { slip } = await bank.transfer({ from: newcomer, amount: 900 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await member.button('ยืนยันฝาก 900.00 บาท').click()
    await expect(page.getByText('เครดิตเข้าแล้ว 900.00 บาท')).toBeVisible()
    const strange = await bank.transfer({ from: bank.stranger, amount: 480 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(strange.slip)
    await member.button('ส่งให้เจ้าหน้าที่ตรวจสอบ').click()
    await member.button('ส่งคำขอ').click()
    await expect(page.getByText('ส่งคำขอแล้ว')).toBeVisible()
  })

  await test.step('a withdrawal that fails at the bank, and is sent again', async () => {
    await member.open('/auth/withdraw', 'ถอนเงิน')
    await member.withdraw('300')
    await expect(member.underWay()).toBeVisible()
    await desk.failWithdrawalOf(person)
    await page.reload()
    await member.button('ส่งรายการอีกครั้ง').click()
    await expect(page.getByText('ส่งรายการอีกครั้งแล้ว')).toBeVisible()
  })

  await test.step('an address, a check-in and a new password', async () => {
    await member.open('/auth/settings/manage-address', /ที่อยู่/)
    await member.field('ชื่อผู้รับ').fill('สมหญิง รักดี')
    await member.field('เบอร์มือถือผู้รับ').fill(newcomer.phone)
    await member.field('บ้านเลขที่ หมู่ ซอย ถนน').fill('99/1 ถนนสุขใจ')
    await member.field('ตำบล/แขวง').fill('บางรัก')
    await member.field('อำเภอ/เขต').fill('บางรัก')
    await member.field('จังหวัด').selectOption('กรุงเทพมหานคร')
    await member.field('รหัสไปรษณีย์').fill('10500')
    await member.button('บันทึกที่อยู่').click()
    await expect(page.getByText('บันทึกที่อยู่แล้ว').first()).toBeVisible()

    await member.open('/auth/media', /กิจกรรม/)
    await member
      .button(/^เช็กอินวันนี้/)
      .first()
      .click()
    await expect(page.getByText(/^เช็กอินวันนี้แล้ว/).first()).toBeVisible()

    await member.open('/auth/settings/change-password', /เปลี่ยนรหัสผ่าน/)
    await member.field('รหัสผ่านปัจจุบัน').fill(newcomer.password)
    await member.field('รหัสผ่านใหม่').fill(`${newcomer.password}-new`)
    await member.field('ยืนยันรหัสผ่านใหม่').fill(`${newcomer.password}-new`)
    await page.locator('main form').getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click()
    await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว').first()).toBeVisible()
  })

  await test.step('the demo member logs in and sees every screen', async () => {
    await member.logOut()
    await member.open('/login', 'เข้าสู่ระบบ')
    await member.logIn(demo)
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
    for (const { visit, heading, for: who } of specRoutes) {
      if (who === 'visitor') continue
      await member.open(visit, heading)
      await page.waitForLoadState('networkidle')
    }
    await page.goto('/login')
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
    await page.goto('/auth')
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
    await page.goto('/auth/nowhere')
    await expect(page).toHaveURL(/\/404$/)
  })

  await test.step('what friends brought, and the refund', async () => {
    await member.open('/auth/affiliate', 'แนะนำเพื่อน')
    await member.field('จำนวนที่โอนเข้าเครดิต').fill('50')
    await member.button('โอนรายได้เข้าเครดิต').click()
    await expect(page.getByText('โอนเข้าเครดิตแล้ว', { exact: true }).last()).toBeVisible()
    await page.getByRole('tab', { name: 'รายวัน' }).click()
    await member.open('/auth/winlost', 'ยอดได้เสีย')
    await member.button('รับเข้าเครดิต').click()
    await expect(page.getByText(/^รับคืนของเมื่อวานแล้ว/)).toBeVisible()
  })

  await test.step('a reward, the wheel and the cards', async () => {
    await member.open('/auth/reward', 'ของรางวัล')
    await page.getByRole('button', { name: /^แลก / }).and(page.locator(':enabled')).last().click()
    const buy = page.getByRole('dialog').getByRole('button', { name: /^แลกด้วย/ })
    await buy.click()
    await expect(page.getByText('ส่งคำขอแลกแล้ว').first()).toBeVisible()

    await member.open('/auth/media/wheel', /กงล้อ/)
    await member.button('หมุนกงล้อ').click()
    await expect(page.getByText(/ยินดีด้วย|รอบนี้ยังไม่ได้รางวัล/).first()).toBeVisible({ timeout: 20_000 })

    for (const cards of ['/auth/media/flip-card', '/auth/media/flip-card-reward']) {
      await member.open(cards, /เปิดไพ่/)
      await member.button('ไพ่ใบที่ 1').click()
      await expect(page.getByText(/ยินดีด้วย|รอบนี้ยังไม่ได้รางวัล/).first()).toBeVisible({ timeout: 20_000 })
    }
  })

  await test.step('a game, and back from it', async () => {
    const player = new Player(member)
    await player.choose('tiger')
    const game = await player.playInWindow()
    await player.playRounds(game, 1)
    await game.close()
    await player.comeBack()
    await expect(player.inPlay()).toBeHidden()
  })

  await test.step('under maintenance every route shows it, and comes back by itself', async () => {
    faults.expectAnswers(503)
    await desk.setWebsite('MA')
    for (const { visit } of specRoutes.slice(10, 12)) {
      await page.goto(visit)
      await expect(page.getByRole('heading', { level: 1, name: /ปรับปรุง/ })).toBeVisible()
    }
    await desk.setWebsite('ON')
    await member.sees(specRoutes[11]!.heading)
  })

  expect(witness.missing().join('\n')).toBe('')
})

/** What is shown at once by what the member does, in the journeys: orders, and the checks of what was typed. */
const shownByDoing =
  /login|cashOut|opengame|change-password|retry|\/withdraw\/\{|reward$|reward\/request$|random|slip\/|register|check(?:Phone|BankId|Username)|bank\/name|POST .*check-in|PATCH/

/** Changes one answer on its way to the page. */
async function change(page: Page, { call, alter }: Alteration) {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      const answer = await route.fetch()
      const body = await answer.json()
      return route.fulfill({ response: answer, json: { ...body, data: alter(body.data) } })
    },
  )
  await page.route('**/files/changed.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

test('what the server answers is what a member sees: with each answer changed, so is the screen', async ({
  page,
  member,
  house,
}) => {
  test.setTimeout(300_000)
  const altered = new Set([...forVisitors, ...forMembers].map((each) => each.call))
  expect(
    specCalls.map(([name]) => name).filter((name) => !altered.has(name) && !shownByDoing.test(name)),
  ).toEqual([])

  const look = async (one: Alteration) => {
    await change(page, one)
    await page.goto(one.screen)
    await test.step(`${one.call} at ${one.screen}`, () =>
      typeof one.sees === 'function'
        ? one.sees(page)
        : expect(page.getByText(one.sees).first()).toBeVisible())
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  for (const one of forVisitors) await look(one)
  await member.returnAs(await house.demo())
  for (const one of forMembers) await look(one)
})
