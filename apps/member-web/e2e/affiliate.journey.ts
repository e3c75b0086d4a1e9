import { expect, test } from './journey.ts'
import { call, logIn, somebody } from './person.ts'
import { pressAtOnce } from './withOperator.ts'
import { play } from './playing.ts'

const masked = (username: string) => `${username.slice(0, 2)}•••${username.slice(-2)}`

test('a friend registers by a member’s link, plays, and what that brings is taken once', async ({
  page,
  member,
  person,
  operator,
  bank,
}) => {
  await member.open('/auth/affiliate', 'แนะนำเพื่อน')
  await expect(page.getByText('ยังไม่มีเพื่อนที่สมัครผ่านลิงก์ของคุณ')).toBeVisible()
  const link = new URL(await page.getByText(/\/aff\//).innerText())
  expect(link.origin).toBe(operator.site)

  // The friend, on a phone of their own.
  const friend = somebody()
  await member.leave()
  await member.open(link.pathname, 'สมัครสมาชิก')
  await expect(page.getByText(/ผู้แนะนำ|แนะนำโดย/).first()).toBeVisible()
  await member.fillAccount(friend)
  await member.fillBank(friend)
  await member.consent()
  await member.button('สมัครสมาชิก').click()
  await expect(page).toHaveURL(/\/auth\/dashboard$/)
  const invited = await logIn(operator.server.url, friend.username, friend.password)
  await bank.deposit(invited, 20_000)
  // Few rounds with the whole stake: 0.5 percent of 12,000 baht.
  await play(operator.server.url, invited, { count: 12, stake: 1_000 })

  await member.leave()
  await member.returnAs(person)
  await member.open('/auth/affiliate', 'แนะนำเพื่อน')
  const people = page.getByRole('region', { name: 'สมาชิกที่คุณแนะนำ' })
  await expect(people.getByText(masked(friend.username))).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('+60.00 บาท')).toBeVisible()
  await page.getByRole('tab', { name: 'รายวัน' }).click()
  await expect(page.getByRole('tabpanel').getByText(masked(friend.username))).toBeVisible()

  await page.getByRole('button', { name: 'ทั้งหมด', exact: true }).click()
  await member.button('โอนรายได้เข้าเครดิต').dblclick()
  await expect(page.getByText('โอนเข้าเครดิตแล้ว').first()).toBeVisible()
  await expect.poll(() => bank.creditOf(person)).toBe(60)
  await expect(page.getByText('โอนได้เมื่อรายได้สะสมครบ 50 บาท')).toBeVisible()
  await page.getByRole('tab', { name: 'โอนเข้าเครดิต' }).click()
  await expect(page.getByRole('tabpanel').getByText('60.00 บาท')).toBeVisible()
})

test('earnings asked for in two tabs are paid once', async ({
  page,
  member,
  operator,
  context,
  bank,
  faults,
}) => {
  faults.expectAnswers(422, 409)
  const demo = await operator.demo()
  const path = `/api/auth/affiliate/code/${demo.session.user.uuid}`
  const { balance } = await call<{ balance: number }>(operator.server.url, demo, 'GET', path)
  const before = await bank.creditOf(demo)
  await member.returnAs(demo)
  await member.open('/auth/affiliate', 'แนะนำเพื่อน')
  const other = await context.newPage()
  await other.goto('/auth/affiliate')
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'ทั้งหมด', exact: true }).click()
    await expect(tab.getByLabel('จำนวนที่โอนเข้าเครดิต')).not.toHaveValue('')
  }
  await pressAtOnce([page, other].map((tab) => tab.getByRole('button', { name: 'โอนรายได้เข้าเครดิต' })))
  for (const tab of [page, other])
    await expect(tab.getByText(/โอนเข้าเครดิตแล้ว|รายได้คงเหลือไม่พอ|โอนได้เมื่อ/).last()).toBeVisible()
  await expect.poll(() => bank.creditOf(demo)).toBeCloseTo(before + balance, 2)
})

test('the refund of yesterday’s loss is claimed once, from two tabs', async ({
  page,
  member,
  operator,
  context,
  bank,
  faults,
}) => {
  faults.expectAnswers(409, 422)
  const demo = await operator.demo()
  const before = await bank.creditOf(demo)
  await member.returnAs(demo)
  await member.open('/auth/winlost', 'ยอดได้เสีย')
  const card = page.getByRole('region', { name: 'คืนยอดเสีย' })
  await expect(member.button('รับเข้าเครดิต')).toBeVisible()
  const refund = Number(
    (
      await card
        .getByText(/^[\d,.]+\sบาท$/)
        .first()
        .innerText()
    ).replace(/[^\d.]/g, ''),
  )
  expect(refund).toBeGreaterThan(0)

  const other = await context.newPage()
  await other.goto('/auth/winlost')
  const there = other.getByRole('button', { name: 'รับเข้าเครดิต' })
  await expect(there).toBeVisible()
  await pressAtOnce([member.button('รับเข้าเครดิต'), there])
  for (const tab of [page, other]) await expect(tab.getByText(/^รับคืนของเมื่อวานแล้ว/)).toBeVisible()
  await expect.poll(() => bank.creditOf(demo)).toBeCloseTo(before + refund, 2)
  await page.reload()
  await expect(page.getByText(/^รับคืนของเมื่อวานแล้ว/)).toBeVisible()
  await expect(member.button('รับเข้าเครดิต')).toHaveCount(0)
})

test('the promotion is read by a visitor and by a member, and is gone when staff end it', async ({
  page,
  member,
  person,
  backOffice,
}) => {
  await backOffice.startPromotion()
  await member.open('/auth/media/promotion', 'โปรโมชั่น')
  await expect(page.getByRole('region', { name: '11:00 - 14:00 น.' })).toBeVisible()
  await expect(page.getByText(/ยอดเล่น \d+ เท่าของโบนัสก่อนถอน/)).toBeVisible()
  await member.leave()
  await member.open('/promotion', 'โปรโมชั่น')
  await expect(page.getByRole('region', { name: '19:00 - 23:00 น.' })).toBeVisible()
  await backOffice.endPromotion()
  await page.reload()
  await expect(page.getByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible()
  await member.returnAs(person)
  await member.open('/auth/media/promotion', 'โปรโมชั่น')
  await expect(page.getByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible()
})

test('a member reads their level, all six, and what they have yet to do', async ({
  page,
  member,
  operator,
}) => {
  await member.returnAs(await operator.demo())
  await member.open('/auth/user/ranking', 'ระดับสมาชิก')
  await expect(page.getByRole('region', { name: 'ระดับของคุณ' })).toContainText('แพลทินัม')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^\d+$/)
  const ladder = page.getByRole('list', { name: 'ระดับทั้งหมด' })
  await expect(ladder.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(6)
  await expect(ladder.getByText('ยังไม่เปิด')).toHaveCount(2)
  // On a phone the own level has been scrolled into view.
  await ladder.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await expect(ladder.getByText('ระดับของคุณ')).toBeInViewport()
  await page.getByRole('link', { name: 'ดูยอดคืนของคุณ' }).click()
  await member.sees('ยอดได้เสีย')
})

test('scores are in frames of the size the specification gives, which cannot reach the site', async ({
  page,
  member,
}) => {
  for (const [path, title, height] of [
    ['/live-score', 'ผลบอลสด', 2500],
    ['/score', 'ตารางคะแนน', 520],
  ] as const) {
    await member.open(path, title)
    const frame = page.locator(`iframe[title="${title}"]`)
    await expect(frame.contentFrame().getByRole('table').first()).toBeVisible()
    expect(await frame.evaluate(({ clientHeight }) => clientHeight)).toBe(height)
    expect(await frame.getAttribute('sandbox')).not.toContain('same-origin')
  }
})

const reach = () => {
  try {
    return localStorage.length
  } catch {
    return 'refused'
  }
}

test('the support chat knows the member by what it may know, and cannot reach the session', async ({
  page,
  member,
  person,
}) => {
  await member.open('/auth/dashboard', /^สวัสดี/)
  await member.button('แชตกับเจ้าหน้าที่').click()
  const chat = page.frameLocator('iframe[title="หน้าต่างแชต"]')
  await expect(chat.getByText(person.username)).toBeVisible()
  await expect(chat.getByText(person.bankId.slice(-4), { exact: true })).toBeVisible()
  await expect(chat.getByText(person.bankId)).toHaveCount(0)
  const inside = page.frames().find((frame) => frame.url().endsWith('/support.html'))
  expect(await inside?.evaluate(reach)).toBe('refused')
  await chat.getByLabel('พิมพ์ข้อความ').fill('สวัสดี')
  await chat.getByRole('button', { name: 'ส่ง' }).click()
  await expect(chat.getByText(/เจ้าหน้าที่ได้รับข้อความแล้ว/)).toBeVisible()
  await member.leave()
  await member.open('/contact', 'ติดต่อเรา')
  await expect(member.button('แชตกับเจ้าหน้าที่')).toHaveCount(0)
  // It hides while it lies over a button of the page.
  const line = page.getByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์', includeHidden: true })
  await expect(line).toBeAttached()
})
