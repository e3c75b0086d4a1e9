import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './journey.ts'

const paths = [
  '/desk',
  '/desk/members',
  '/desk/reconciliation',
  '/desk/site',
  '/desk/log',
  '/desk/staff',
  '/desk/sign-in?wrong',
  '/desk/join',
  '/desk/nowhere',
]

test(
  'staff read every page of the back office, on a phone and on a desktop',
  { tag: '@daily' },
  async ({ page, operator, person, faults }) => {
    // The page that does not exist.
    faults.expectAnswers(404)
    await page.goto(`${operator.server.url}/desk/members?q=${person.username}`)
    const member = await page.getByRole('link', { name: person.session.user.name }).getAttribute('href')
    for (const path of [...paths, member ?? '']) {
      await page.goto(operator.server.url + path)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect.soft(beyond, `${path} at ${width}`).toBe(0)
      }
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect.soft(found, path).toEqual([])
    }
  },
)

test('somebody new opens their invitation with the keyboard, and finds a QR for their second factor', async ({
  page,
  operator,
}) => {
  await page.goto(`${operator.server.url}/desk/staff`)
  await page.getByLabel('ชื่อผู้ใช้').fill(`new${randomUUID().slice(0, 8)}`)
  await page.getByLabel('การเงิน').press('Space')
  await page.getByRole('button', { name: 'สร้างลิงก์เชิญ' }).press('Enter')
  await page.goto((await page.locator('code').textContent()) ?? '')
  await expect(page.getByLabel('รหัสคำเชิญ')).toHaveValue(/^[\w-]{43}$/)
  await page.getByRole('button', { name: 'เริ่ม' }).press('Enter')
  await expect(page.getByRole('img', { name: 'คิวอาร์โค้ด' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test(
  'staff find a member by the reference of a transfer, leave a note and correct the credit; the member sees it',
  { tag: '@daily' },
  async ({ page, operator, person, bank, browser }) => {
    await bank.set({ feed: 'reference' })
    const { transRef } = await bank.transfer({ from: person, amount: 500 })
    const backOffice = await browser.newPage()
    await expect(async () => {
      await backOffice.goto(`${operator.server.url}/desk/members?q=${transRef}`)
      await backOffice.getByRole('link', { name: person.session.user.name }).click({ timeout: 1_000 })
    }).toPass()
    await backOffice.getByLabel('เขียนบันทึก').fill('โทรมาถามเรื่องยอดฝาก')
    await backOffice.getByRole('button', { name: 'เพิ่มบันทึก' }).click()
    await expect(backOffice.locator('#notes')).toContainText('โทรมาถามเรื่องยอดฝาก')
    const adjusting = backOffice.locator('#adjust')
    await adjusting.getByLabel('จำนวนเงิน').fill('-20.50')
    await adjusting.getByLabel('เหตุผล').fill('เติมเกิน')
    await adjusting.getByRole('button', { name: 'ปรับเครดิต' }).click()
    await expect(backOffice.getByRole('status')).toHaveText('เรียบร้อยแล้ว')
    await expect(backOffice.locator('#movements')).toContainText('−฿20.50')
    await backOffice.goto(`${operator.server.url}/desk/log?q=${person.session.user.uuid}`)
    await expect(backOffice.locator('#log')).toContainText('เติมเกิน')
    await backOffice.close()
    await page.goto('/auth/transaction/history')
    await expect(page.getByText('เจ้าหน้าที่ปรับยอด')).toBeVisible()
  },
)
