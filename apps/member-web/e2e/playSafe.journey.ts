import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Member } from './member.ts'
import { call } from './person.ts'
import { Player } from './player.ts'
import { playInside } from './playing.ts'

test.beforeEach(async ({ bank, backOffice, person }) => {
  await bank.deposit(person, 500)
  await backOffice.setGames({})
})

const question = (page: Page) => page.getByRole('dialog', { name: /^เข้ามาแล้ว/ })

test('a member reads over a game how long they have been here, and stopping cashes it out', async ({
  page,
  context,
  member,
  person,
  bank,
  operator,
}) => {
  await call(operator.server.url, person, 'POST', '/api/auth/protection/reality-check', { minutes: 15 })
  await context.clock.install()
  const shell = await playInside(member, operator, 'ninja')
  const left = await new Player(member).playRounds(page.frameLocator('iframe'), 1)
  await expect(shell.getByText(/^เล่นมา 0:00:\d\d$/)).toBeVisible()
  await context.clock.fastForward('15:01')
  await question(page).getByRole('button', { name: 'เล่นต่อ' }).click()
  await expect(question(page)).toBeHidden()
  await expect(shell).toBeVisible()

  await context.clock.fastForward('15:01')
  await question(page).getByRole('button', { name: 'หยุดเล่น' }).click()
  await expect(page.getByText(/^เงินทั้งหมดอยู่ในเครดิตแล้ว/)).toBeVisible()
  await expect(shell).toBeHidden()
  expect(await bank.creditOf(person)).toBe(left)
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(page).not.toHaveURL(/\/auth/)
})

test('a member who excludes themselves in one tab has the game in the other ended and cashed out', async ({
  page,
  context,
  member,
  person,
  bank,
  operator,
}) => {
  const shell = await playInside(member, operator, 'lion')
  const other = await context.newPage()
  await other.goto('/auth/settings/play-safe?part=break')
  await other.getByRole('radio', { name: '6 เดือน' }).check()
  await other.getByRole('checkbox', { name: /^ฉันเข้าใจว่าการพักจะเริ่มทันที/ }).check()
  await other.getByLabel('รหัสผ่านของคุณ').fill(person.password)
  await other.getByRole('button', { name: 'เริ่มงดเล่น 6 เดือน' }).click()
  await expect(other.getByRole('heading', { name: 'คุณอยู่ระหว่างการงดเล่น' })).toBeFocused()
  await page.bringToFront()
  await expect(shell).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'เล่นเกมไม่ได้ระหว่างงดเล่น' })).toBeVisible()
  await expect.poll(() => bank.creditOf(person)).toBe(500)
})

test('a slip that was checked before a limit was set in another tab is credited, and what is beyond the limit is locked', async ({
  page,
  context,
  member,
  person,
  bank,
}) => {
  const { slip } = await bank.transfer({ from: person, amount: 400 })
  await member.open('/auth/deposit/slip', 'แนบสลิป')
  await member.checkSlip(slip)
  await expect(member.button('ยืนยันฝาก 400.00 บาท')).toBeVisible()

  const other = new Member(await context.newPage())
  await other.open('/auth/settings/play-safe?part=limits', 'เล่นอย่างมีสติ')
  await other.field('จำนวนเงิน').fill('600')
  await other.button('ตั้งวงเงิน').click()
  await expect(other.page.getByText(/^วงเงินฝากต่อวัน .+ มีผลแล้ว/)).toBeVisible()

  await member.button('ยืนยันฝาก 400.00 บาท').click()
  await expect(page.getByText(/^พักไว้ 300\.00\sบาท/)).toBeVisible()
  await expect(page.getByText(/เกินวงเงินฝาก 600\sบาทต่อวันที่คุณตั้งไว้/)).toBeVisible()
  expect(await bank.creditOf(person)).toBe(600)

  await bank.set({ feed: 'reference' })
  await bank.transfer({ from: person, amount: 300 })
  await member.open('/auth/dashboard', /^สวัสดี/)
  // Below the first screen, it loads when it comes near.
  await page.getByRole('region', { name: 'เมนูลัด' }).scrollIntoViewIfNeeded()
  const locked = page.getByRole('region', { name: /^เงินที่พักไว้/ })
  await expect(locked.getByText('600.00 บาท')).toBeVisible()
  expect(await bank.creditOf(person)).toBe(600)
  await expect(page.getByText(/พักไว้ 300\sบาท/).first()).toBeVisible()
})

test('a member whose documents are refused reads why, sends them again, and is accepted', async ({
  page,
  member,
  person,
  bank,
  backOffice,
}) => {
  const { slip: picture } = await bank.transfer({ from: person, amount: 100 })
  const file = { name: 'document.jpg', mimeType: 'image/jpeg', buffer: picture }
  const send = async () => {
    for (const what of ['รูปบัตรประชาชน', 'รูปหน้าตรง']) {
      await page.getByLabel(`เลือก${what}`, { exact: true }).and(page.locator('input')).setInputFiles(file)
      await expect(page.getByRole('img', { name: `${what}ที่เลือกไว้` })).toBeVisible()
    }
    await member.button('ส่งให้ตรวจสอบ').click()
    await expect(page.getByText('กำลังตรวจสอบ')).toBeVisible()
  }
  await member.open('/auth/settings/identity', 'ยืนยันตัวตน')
  await send()
  await backOffice.settleDocumentsOf(person, 'รูปบัตรไม่ชัด กรุณาถ่ายใหม่')
  await page.reload()
  await expect(page.getByText('ไม่ผ่าน ส่งใหม่ได้')).toBeVisible()
  await expect(page.getByText('รูปบัตรไม่ชัด กรุณาถ่ายใหม่')).toBeVisible()
  await send()
  await backOffice.settleDocumentsOf(person)
  await page.reload()
  await expect(page.getByText('ยืนยันแล้ว')).toBeVisible()
})
