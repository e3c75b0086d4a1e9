import { expect, test } from './journey.ts'
import { Member } from './member.ts'
import { register } from './person.ts'
import { pressAtOnce } from './withOperator.ts'
import type { Page } from '@playwright/test'

test(
  'the same slip, sent again by the same member, shows the deposit it made and credits nothing',
  { tag: '@daily' },
  async ({ page, member, person, bank, faults }) => {
    faults.expectAnswers(409)
    const { slip } = await bank.transfer({ from: person, amount: 300 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await member.button('ยืนยันฝาก 300.00 บาท').click()
    await expect(page.getByText('เครดิตเข้าแล้ว 300.00 บาท')).toBeVisible()

    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await expect(page.getByText('สลิปนี้เข้าเครดิตให้คุณแล้ว 300.00 บาท')).toBeVisible()
    await member.open('/auth/dashboard', /^สวัสดี/)
    await expect(member.credit('300.00')).toBeVisible()
  },
)

test(
  'a slip that another member used is refused',
  { tag: '@daily' },
  async ({ page, member, person, operator, bank, faults }) => {
    faults.expectAnswers(409)
    const first = await register(operator.server.url)
    const transfer = await bank.transfer({ from: first, amount: 410 })
    await bank.credit(first, transfer)
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(transfer.slip)
    await expect(page.getByText(/^สลิปนี้ถูกใช้ไปแล้วเมื่อ/)).toBeVisible()
    expect(await bank.creditOf(person)).toBe(0)
  },
)

test(
  'one slip, checked in two tabs and confirmed in both at once, is credited once',
  { tag: '@daily' },
  async ({ page, member, person, context, bank, faults }) => {
    faults.expectAnswers(409)
    const { slip } = await bank.transfer({ from: person, amount: 220 })
    const other = new Member(await context.newPage())
    for (const tab of [member, other]) {
      await tab.open('/auth/deposit/slip', 'แนบสลิป')
      await tab.checkSlip(slip)
      await expect(tab.button('ยืนยันฝาก 220.00 บาท')).toBeVisible()
    }
    await pressAtOnce([member, other].map((tab) => tab.button('ยืนยันฝาก 220.00 บาท')))
    for (const tab of [page, other.page])
      await expect(tab.getByText(/เข้าเครดิตให้คุณแล้ว|เครดิตเข้าแล้ว/).first()).toBeVisible()
    expect(await bank.creditOf(person)).toBe(220)
  },
)

test('a double press on “confirm the deposit” credits once', async ({ page, member, person, bank }) => {
  const { slip } = await bank.transfer({ from: person, amount: 150 })
  await member.open('/auth/deposit/slip', 'แนบสลิป')
  await member.checkSlip(slip)
  await member.button('ยืนยันฝาก 150.00 บาท').dblclick()
  await expect(page.getByText('เครดิตเข้าแล้ว 150.00 บาท')).toBeVisible()
  expect(await bank.creditOf(person)).toBe(150)
})

/** Returns the slip as photographed from a phone's screen: rotated, unevenly lit, JPEG quality 70. */
const photograph = async (page: Page, slip: Buffer): Promise<Buffer> => {
  const taken = await page.evaluate(async (picture) => {
    const image = new Image()
    image.src = `data:image/jpeg;base64,${picture}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width * 1.3
    canvas.height = image.height * 1.25
    const paint = canvas.getContext('2d')
    if (!paint) throw new Error('There is nothing to paint on.')
    paint.fillStyle = '#6b5a48'
    paint.fillRect(0, 0, canvas.width, canvas.height)
    paint.translate(canvas.width / 2, canvas.height / 2)
    paint.rotate((5 * Math.PI) / 180)
    paint.drawImage(image, -image.width / 2, -image.height / 2)
    paint.setTransform(1, 0, 0, 1, 0, 0)
    const light = paint.createLinearGradient(0, 0, canvas.width, canvas.height)
    light.addColorStop(0, 'rgba(255, 244, 214, 0.3)')
    light.addColorStop(1, 'rgba(20, 20, 40, 0.35)')
    paint.fillStyle = light
    paint.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', 0.7).split(',')[1] ?? ''
  }, slip.toString('base64'))
  return Buffer.from(taken, 'base64')
}

test(
  'while the bank is slow the member sees a countdown; it survives a reload, and the credit comes by itself',
  { tag: '@daily' },
  async ({ page, member, person, bank }) => {
    await bank.set({ slowMinutes: 0.2 })
    const { slip } = await bank.transfer({ from: person, amount: 640 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await expect(page.getByText('ธนาคารยังไม่ส่งข้อมูลรายการนี้')).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(member.button('ยืนยันฝาก 640.00 บาท')).toBeVisible()
    await member.button('ยืนยันฝาก 640.00 บาท').click()
    await expect(page.getByText('เครดิตเข้าแล้ว 640.00 บาท')).toBeVisible()
  },
)

test(
  'while the bank is down the slip is kept, and checked again when it is back',
  { tag: '@daily' },
  async ({ page, member, person, bank, faults }) => {
    faults.expectAnswers(500, 502, 503)
    const { slip } = await bank.transfer({ from: person, amount: 335 })
    await bank.set({ down: true })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await expect(page.getByText('ระบบธนาคารขัดข้องชั่วคราว')).toBeVisible()
    await expect(page.getByText('ระบบเก็บรูปสลิปไว้ให้แล้ว', { exact: false }).first()).toBeVisible()
    await bank.set({ down: false })
    await member.button('ตรวจตอนนี้').click()
    await expect(member.button('ยืนยันฝาก 335.00 บาท')).toBeVisible()
  },
)

test(
  'a transfer from somebody else’s account goes to the back office, is approved there and credited',
  { tag: '@daily' },
  async ({ page, member, person, bank, backOffice, faults }) => {
    faults.expectAnswers(422)
    const { slip } = await bank.transfer({ from: bank.stranger, amount: 480 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await member.button('ส่งให้เจ้าหน้าที่ตรวจสอบ').dblclick()
    await expect(page.getByText('ส่งคำขอแล้ว')).toBeVisible()
    await expect(page.getByText('480.00 บาท')).toHaveCount(1)
    await backOffice.approveSlipOf(person)
    await member.open('/auth/dashboard', /^สวัสดี/)
    await expect(member.credit('480.00')).toBeVisible()
  },
)

test('a transfer to somebody else’s account is refused, and the right account is shown', async ({
  page,
  member,
  person,
  bank,
  faults,
}) => {
  faults.expectAnswers(422)
  const { slip } = await bank.transfer({ from: person, to: bank.stranger, amount: 205 })
  await member.open('/auth/deposit/slip', 'แนบสลิป')
  await member.checkSlip(slip)
  await expect(page.getByText('เงินนี้ไม่ได้โอนเข้าบัญชีของเรา')).toBeVisible()
})

test('a photograph of a slip, turned and badly lit, is read and credited', async ({
  page,
  browser,
  member,
  person,
  bank,
}) => {
  const { slip } = await bank.transfer({ from: person, amount: 515 })
  const table = await browser.newPage()
  const taken = await photograph(table, slip)
  await table.close()
  await member.open('/auth/deposit/slip', 'แนบสลิป')
  await member.photographSlip(taken)
  await member.button('ยืนยันฝาก 515.00 บาท').click()
  await expect(page.getByText('เครดิตเข้าแล้ว 515.00 บาท')).toBeVisible()
})

test('a deposit with a slip can be made with the keyboard alone', async ({ page, member, person, bank }) => {
  const { slip } = await bank.transfer({ from: person, amount: 175 })
  await member.open('/auth/deposit', 'ฝากเงิน')
  await member.tabTo(page.getByRole('link', { name: /แนบสลิป/ }).first())
  await page.keyboard.press('Enter')
  await member.sees('แนบสลิป')
  const chooser = page.waitForEvent('filechooser')
  await member.tabTo(member.button('เลือกรูปสลิป'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: slip })
  await expect(member.button('ยืนยันฝาก 175.00 บาท')).toBeVisible()
  await member.tabTo(member.button('ยืนยันฝาก 175.00 บาท'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('เครดิตเข้าแล้ว 175.00 บาท')).toBeVisible()
})
