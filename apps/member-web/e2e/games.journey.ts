import { expect, test } from './journey.ts'
import { Player } from './player.ts'
import { playInside } from './playing.ts'

const baht = (figure: number) => figure.toLocaleString('en', { minimumFractionDigits: 2 })

test.beforeEach(async ({ bank, person }) => {
  await bank.deposit(person, 500)
})

test('a member finds a game in Thai and in English, likes it, and shares what they look at', async ({
  page,
  member,
  backOffice,
}) => {
  await backOffice.setGames({})
  await member.open('/auth/games/slot/all', 'สล็อต')
  const words = page.getByRole('searchbox')
  await words.fill('golden tiger')
  await expect(page.locator('[data-game]', { hasText: 'เสือทอง' }).first()).toBeVisible()
  // Without its tone marks, as many people type it.
  await words.fill('นำผึงทอง')
  const honey = page.locator('[data-game]', { hasText: 'น้ำผึ้งทอง' }).first()
  await expect(honey).toBeVisible()
  await expect(page).toHaveURL(/\?q=/)
  const heart = honey.locator('button[aria-pressed]')
  // Shown before the server has received it.
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/favourite/'),
  )
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await answered

  await page.goto(page.url())
  await expect(words).toHaveValue('นำผึงทอง')
  await expect(honey.locator('button[aria-pressed=true]')).toBeVisible()
  await page.getByRole('button', { name: 'เกมโปรด', exact: true }).click()
  await expect(page.getByText('1 เกม', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/show=/)
})

test('the whole catalogue scrolls to its end with few cards in the document', async ({
  page,
  member,
  backOffice,
}) => {
  await backOffice.setGames({})
  await member.open('/auth/games/all/all', 'ทั้งหมด')
  await expect(page.getByText('5,000 เกม', { exact: true })).toBeVisible()
  const cards = page.locator('[data-game]')
  await expect(cards.first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('[aria-posinset="5000"]')).toBeVisible()
  expect(await cards.count()).toBeLessThan(200)
  expect(asked.filter((url) => url.includes('/api/')).length).toBeLessThan(8)
})

test(
  'a member plays in a window, comes back, and the credit is what the game said',
  { tag: '@daily' },
  async ({ member, person, bank, backOffice }) => {
    await backOffice.setGames({})
    const player = new Player(member)
    await player.choose('dragon')
    const game = await player.playInWindow()
    await expect(player.inPlay()).toContainText('500.00')
    const left = await player.playRounds(game, 3)
    await game.close()
    await player.comeBack()
    await expect(player.inPlay()).toBeHidden()
    await expect.poll(() => bank.creditOf(person)).toBe(left)
    await expect(member.credit(baht(left))).toBeVisible()
  },
)

test('the link back that the game shows leads to the games, and the money comes along', async ({
  member,
  person,
  bank,
  backOffice,
}) => {
  await backOffice.setGames({})
  const player = new Player(member)
  await player.choose('tiger')
  const game = await player.playInWindow()
  const left = await player.playRounds(game, 1)
  // The window closes itself, which also ends the click it would wait for.
  const closed = game.waitForEvent('close')
  await game.locator('#back').evaluate((button: HTMLElement) => void setTimeout(() => button.click()))
  await closed
  await player.comeBack()
  await expect.poll(() => bank.creditOf(person)).toBe(left)
})

test('where a blocker wins the member enters by a link', async ({
  page,
  member,
  person,
  bank,
  backOffice,
}) => {
  await backOffice.setGames({})
  await page.addInitScript(() => {
    window.open = () => null
  })
  const player = new Player(member)
  await player.choose('lion')
  await member.button('เล่นในหน้าต่างใหม่').click()
  await expect(page.getByText(/เบราว์เซอร์ไม่ให้เปิดหน้าต่างเกม/)).toBeVisible()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'เข้าเกม' }).click()
  const game = await opening
  const left = await player.playRounds(game, 1)
  await game.close()
  await player.comeBack()
  await expect.poll(() => bank.creditOf(person)).toBe(left)
})

test('a provider that refuses leaves the money where it was, and says so', async ({
  page,
  member,
  backOffice,
  faults,
}) => {
  faults.expectAnswers(500)
  await backOffice.setGames({ opening: 'refused' })
  const player = new Player(member)
  await player.choose('panda')
  await member.button('เล่นในหน้าต่างใหม่').click()
  await expect(page.getByText(/ค่ายเกมไม่ตอบรับ/)).toBeVisible()
  await expect(page.getByText('เงินของคุณอยู่ในเครดิตครบ 500.00 บาท')).toBeVisible()
})

test('a game that was shut meanwhile is refused with a sentence', async ({
  page,
  member,
  backOffice,
  faults,
}) => {
  faults.expectAnswers(422)
  await backOffice.setGames({})
  const player = new Player(member)
  let uuid = ''
  page.on('request', (request) => {
    if (request.url().endsWith('/opengame')) uuid = request.postDataJSON().gameUuid
  })
  await player.choose('pirate')
  // Opened once to find out which game it is; then put under maintenance and opened again.
  await (await player.playInWindow()).close()
  await player.comeBack()
  await expect(player.inPlay()).toBeHidden()
  await player.openCards().first().click()
  await backOffice.shutGame(uuid)
  await member.button('เล่นในหน้าต่างใหม่').click()
  await expect(page.getByText('เกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกเกมอื่น')).toBeVisible()
})

test('money that a provider keeps back stays in view where it is asked for, and is cashed out automatically', async ({
  page,
  member,
  person,
  bank,
  backOffice,
}) => {
  await backOffice.setGames({ cashOut: 'pending' })
  const player = new Player(member)
  await player.choose('rabbit')
  const game = await player.playInWindow()
  const left = await player.playRounds(game, 1)
  await game.close()
  await player.comeBack()
  await expect(page.getByText(/ค่ายเกมกำลังส่งเงินคืน/)).toBeVisible()
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await expect(player.inPlay()).toBeVisible()
  await backOffice.setGames({ cashOut: 'up' })
  await player.inPlay().getByRole('button', { name: 'นำเงินกลับ' }).click()
  await expect(player.inPlay()).toBeHidden()
  await expect.poll(() => bank.creditOf(person)).toBe(left)
})

test('a game is played inside the site, paid in over and gone on with, and leaving it cashes it out', async ({
  page,
  member,
  person,
  bank,
  backOffice,
  operator,
}) => {
  await backOffice.setGames({})
  const player = new Player(member)
  const shell = await playInside(member, operator, 'ninja')
  const game = page.frameLocator('iframe')
  const before = await player.playRounds(game, 2)
  const sheet = page.getByRole('dialog', { name: /^(ฝากเงิน|แนบสลิป)$/ })
  await shell.getByRole('button', { name: 'ฝากเงิน' }).click()
  await expect(sheet.getByText(`เงิน ${baht(before)} บาท ยังอยู่ในเกม`)).toBeVisible()
  await sheet.getByLabel('จำนวนเงินที่ฝาก').fill('200')
  await sheet.getByRole('button', { name: 'แสดง QR สำหรับโอน' }).click()
  await expect(sheet.getByRole('timer')).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(game.locator('#balance')).toContainText(baht(before))

  const { slip } = await bank.transfer({ from: person, amount: 200 })
  await shell.getByRole('button', { name: 'ฝากเงิน' }).click()
  await sheet.getByRole('button', { name: /แนบสลิป$/ }).click()
  await member.checkSlip(slip)
  await member.button('ยืนยันฝาก 200.00 บาท').click()
  await expect(sheet.getByText('เครดิตเข้าแล้ว 200.00 บาท')).toBeVisible()
  await member.button('เปิดเกมใหม่พร้อมเครดิตใหม่').click()
  await expect(game.locator('#balance')).toContainText(baht(before + 200))
  const left = await player.playRounds(game, 1)
  await shell.getByRole('button', { name: 'ออกจากเกม' }).click()
  await expect(shell).toBeHidden()
  await expect.poll(() => bank.creditOf(person)).toBe(left)
})

test('a visitor who presses a category logs in and sees it', async ({ page, member, person }) => {
  await member.leave()
  await page.goto('/')
  await page.getByRole('link', { name: 'ยิงปลา' }).first().click()
  // The landing page has a log-in too.
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await member.logIn(person)
  await expect(page).toHaveURL(/\/auth\/games\/category\?cat=fishing$/)
  await member.sees('เกมทั้งหมด')
})
