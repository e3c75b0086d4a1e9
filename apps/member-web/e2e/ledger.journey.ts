import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'

const history = '/auth/transaction/history'

test(
  'everything that moved stands in one list, opens its way, and is saved as a receipt and a file, and is summed up under play safe',
  { tag: '@daily' },
  async ({ page, member, person, bank, backOffice, browser }) => {
    await bank.deposit(person, 1200)
    await member.open('/auth/withdraw', 'ถอนเงิน')
    await member.withdraw('450')
    await expect(member.pending()).toBeVisible()
    await backOffice.payByHand(browser, person)

    await member.open(history, 'ประวัติรายการ')
    const rows = page.locator('main li a')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('−450.00')
    await expect(page.getByText('เข้า 1,200.00').first()).toBeVisible()

    await rows.first().click()
    await member.sees('รายละเอียดรายการ')
    await expect(page.getByText('750.00 บาท').first()).toBeVisible()
    for (const step of ['รับคำขอแล้ว', 'เงินเข้าบัญชีแล้ว']) await expect(page.getByText(step)).toBeVisible()
    const receipt = page.waitForEvent('download')
    await member.button('บันทึกหลักฐานรายการ').click()
    expect((await receipt).suggestedFilename()).toMatch(/^receipt-.*\.png$/)
    await page.goBack()

    const file = page.waitForEvent('download')
    await member.button('บันทึกเป็นไฟล์ CSV').click()
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(3)

    await member.open('/auth/settings/play-safe/spending', /สรุปฝากถอน/)
    const month = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'เดือนนี้' }) })
    for (const figure of ['1,200.00 บาท', '450.00 บาท', 'ฝากมากกว่าถอน', '750.00 บาท'])
      await expect(month.getByText(figure, { exact: true })).toBeVisible()
  },
)

test('a kind, a time and a word each find what they name, and the address keeps them', async ({
  page,
  member,
  operator,
}) => {
  await member.returnAs(await operator.demo())
  await member.open(history, 'ประวัติรายการ')
  await page.getByRole('group', { name: 'ประเภทรายการ' }).getByRole('button', { name: 'เกม' }).click()
  await expect(page.getByText('ผลของเกม').first()).toBeVisible()
  await page.getByLabel('ช่วงเวลา').selectOption('วันนี้')
  await expect(page).toHaveURL(/kind=game&period=today/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'เกม', pressed: true })).toBeVisible()
  await page.getByLabel('ช่วงเวลา').selectOption('12 เดือน')

  await member.button('ค้นหารายการ').click()
  await page.getByRole('searchbox').fill('ไม่มีเกมชื่อนี้')
  await page.keyboard.press('Enter')
  await expect(page.getByText('ไม่พบรายการตามตัวกรองนี้')).toBeVisible()
  await member.button('ล้างตัวกรอง').click()
  await expect(page.locator('main li').first()).toBeVisible()
})
