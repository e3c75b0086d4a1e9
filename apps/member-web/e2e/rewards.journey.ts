import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Member } from './member.ts'
import { visitUntil } from './news.ts'
import { call, type Person } from './person.ts'
import { pressAtOnce } from './withOperator.ts'

const pointsOf = async (server: string, person: Person): Promise<number> => {
  const path = `/api/auth/user/getCredit/${person.session.user.username}`
  return (await call<{ point: number }>(server, person, 'POST', path, { balanceType: 'M' })).point
}

const press = (tab: Member) => tab.button(/^เช็กอินวันนี้ รับ/)

const address = {
  name: 'สมหญิง ใจดี',
  phone: '0891234567',
  address: '12/3 หมู่ 4',
  subDistrict: 'สุเทพ',
  district: 'เมืองเชียงใหม่',
  province: 'เชียงใหม่',
  zipcode: '50200',
}

const twoTabs = async (member: Member, context: BrowserContext, path: string, heading: string | RegExp) => {
  const other = new Member(await context.newPage())
  const tabs = [member, other]
  for (const tab of tabs) await tab.open(path, heading)
  return tabs
}

const countOf = async (tabs: Member[], yes: string | RegExp, no: string | RegExp): Promise<number> => {
  // All tabs in parallel: a brief message in one is not missed while waiting for another.
  const said = await Promise.all(
    tabs.map(({ page }) =>
      page.getByText(yes).or(page.getByText(no)).filter({ visible: true }).first().textContent(),
    ),
  )
  return said.filter((text) => text?.match(yes)).length
}

test(
  'a member checks in: once, though two tabs ask at the same moment, and both show the day as done',
  { tag: '@daily' },
  async ({ member, person, context, operator, faults }) => {
    faults.expectAnswers(409)
    const tabs = await twoTabs(member, context, '/auth/media', 'กิจกรรม')
    const gives = Number(/\d+/.exec((await press(member).textContent()) ?? '')?.[0])
    await pressAtOnce(tabs.map(press))
    for (const { page } of tabs) {
      await expect(page.getByText(`เช็กอินวันนี้แล้ว ได้รับ ${gives} คะแนน`)).toBeVisible()
      await expect(page.getByText(/^พรุ่งนี้รับ \d+ คะแนน$/)).toBeVisible()
    }
    expect(gives).toBeGreaterThan(0)
    expect(await pointsOf(operator.server.url, person)).toBe(gives)
  },
)

test.describe(() => {
  test.use({ news: 'comes' })

  test('the check-in comes by itself at the visit after the announcement, and not again once it is done', async ({
    page,
    person,
    bank,
  }) => {
    // No popup appears before the first deposit.
    await bank.deposit(person, 100)
    await page.goto('/auth/dashboard')
    const popup = page.getByRole('dialog', { name: 'เช็กอินรายวัน' })
    await visitUntil(page, popup)
    await popup.getByRole('button', { name: /^เช็กอินวันนี้ รับ/ }).click()
    await expect(popup.getByText(/^พรุ่งนี้รับ/)).toBeVisible()
    await popup.getByRole('button', { name: 'ปิด' }).last().click()
    // The closed layer leaves the history a moment later; reloading before that would be undone.
    await page.waitForFunction(() => !window.history.state?.isOver)
    const known = page.waitForResponse(/game\/check-in/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: person.session.user.name })).toBeVisible()
    await known
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test(
  'one spin in two tabs is one spin: the wheel lands on what the server drew',
  { tag: '@daily' },
  async ({ member, person, context, backOffice, operator, faults }) => {
    faults.expectAnswers(409)
    await backOffice.giveTo(person, 'WHEEL', 1)
    const tabs = await twoTabs(member, context, '/auth/media/wheel', /กงล้อ/)
    for (const tab of tabs) await expect(tab.page.getByText('หมุนได้อีก 1 ครั้ง')).toBeVisible()
    await pressAtOnce(tabs.map((tab) => tab.button('หมุนกงล้อ')))
    const won = /^(ยินดีด้วย คุณได้รับ|รอบนี้ไม่ได้รางวัล)$/
    expect(await countOf(tabs, won, 'สิทธิ์หมุนกงล้อหมดแล้ว')).toBe(1)
    const { uuid } = await call<{ uuid: string }>(operator.server.url, person, 'GET', '/api/auth/wheel')
    const log = await call<{ prize: { label: string } }[]>(
      operator.server.url,
      person,
      'POST',
      '/api/auth/wheel/log',
      {
        uuid,
      },
    )
    expect(log).toHaveLength(1)
    await member.page.reload()
    await expect(
      member.page.getByRole('listitem').filter({ hasText: log[0]!.prize.label }).last(),
    ).toBeVisible()
  },
)

const loseAnswer = async (page: Page, url: string) => {
  let lost = 0
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost++
    await route.fetch()
    return route.abort('connectionreset')
  })
}

test('the answer to a spin is lost: the wheel lands on what is found, and nothing is spun again', async ({
  page,
  member,
  person,
  backOffice,
  faults,
}) => {
  faults.expectNoAnswer()
  await backOffice.giveTo(person, 'WHEEL', 2)
  await member.open('/auth/media/wheel', /กงล้อ/)
  await loseAnswer(page, '**/api/auth/wheel/reward')
  await member.button('หมุนกงล้อ').click()
  await expect(page.getByText('นี่คือผลของรอบที่ส่งไปก่อนหน้านี้')).toBeVisible()
  await expect(page.getByText('หมุนได้อีก 1 ครั้ง')).toBeVisible()
})

test('one turn in two tabs is one turn', async ({
  member,
  person,
  context,
  backOffice,
  operator,
  faults,
}) => {
  faults.expectAnswers(409)
  await backOffice.giveTo(person, 'FLIP_CARD', 1)
  const tabs = await twoTabs(member, context, '/auth/media/flip-card', 'เปิดไพ่ลุ้นรางวัล')
  for (const tab of tabs) await expect(tab.page.getByText('เปิดได้อีก 1 ครั้ง')).toBeVisible()
  await pressAtOnce(tabs.map((tab, place) => tab.button(`ไพ่ใบที่ ${place + 1}`)))
  const won = /^(ยินดีด้วย คุณได้รับ|รอบนี้ไม่ได้รางวัล)$/
  expect(await countOf(tabs, won, 'สิทธิ์เปิดไพ่หมดแล้ว')).toBe(1)
  const logs = await call<{ total: number }>(
    operator.server.url,
    person,
    'GET',
    '/api/auth/game/flip-card/logs?page=1',
  )
  expect(logs.total).toBe(1)
})

test('goods are turned for only when it is known where they go', async ({
  page,
  member,
  person,
  backOffice,
  operator,
}) => {
  await backOffice.giveTo(person, 'POINTS', 500)
  await member.open('/auth/media/flip-card-reward', 'เปิดไพ่ลุ้นของรางวัล')
  await expect(page.getByText('กรุณากรอกที่อยู่จัดส่งก่อน')).toBeVisible()
  await expect(member.button(/^ไพ่ใบที่ 1( |$)/)).toHaveAttribute('aria-disabled', 'true')
  await call(operator.server.url, person, 'PATCH', '/api/auth/address', address)
  await member.open('/auth/media/flip-card-reward', 'เปิดไพ่ลุ้นของรางวัล')
  await expect(page.getByText('จัดส่งไปที่').first()).toBeVisible()
  await member.button(/^ไพ่ใบที่ 1( |$)/).click()
  // No turn is free: the price is shown before it is paid.
  const question = page.getByRole('dialog', { name: 'เปิดไพ่ด้วยคะแนน' })
  await expect(question).toContainText(/\d+ คะแนน/)
  await question.getByRole('button', { name: 'เปิดไพ่' }).dblclick()
  await expect(page.getByRole('button', { name: /^ไพ่ใบที่ 1 ใบที่คุณเลือก/ })).toBeVisible()
})

test(
  'a reward asked for in two tabs is one request; the back office ships it, and its number is seen',
  { tag: '@daily' },
  async ({ page, member, person, context, backOffice, operator, faults }) => {
    faults.expectAnswers(422)
    const { items } = await call<{
      items: { name: string; point: number; needAddress: boolean; stock: number }[]
    }>(operator.server.url, person, 'POST', '/api/auth/reward', { page: 1 })
    const goods = items.find(({ needAddress, stock }) => needAddress && stock > 1)
    if (!goods) throw new Error('There is nothing on the shelf.')
    await backOffice.giveTo(person, 'POINTS', goods.point)
    await call(operator.server.url, person, 'PATCH', '/api/auth/address', address)
    const tabs = await twoTabs(member, context, '/auth/reward', 'ของรางวัล')
    for (const tab of tabs) await tab.button(new RegExp(`^แลก ${goods.name} `)).click()
    await pressAtOnce(tabs.map((tab) => tab.button(/^แลกด้วย/)))
    expect(await countOf(tabs, /ส่งคำขอแลกแล้ว/, /คะแนน(ยัง)?ไม่พอสำหรับ/)).toBe(1)
    expect(await pointsOf(operator.server.url, person)).toBe(0)
    await member.open('/auth/reward', 'ของรางวัล')
    await expect(page.getByText('รอดำเนินการ')).toHaveCount(1)
    await backOffice.shipRewardOf(person, 'TH5555123A')
    await page.reload()
    await expect(page.getByText('TH5555123A')).toBeVisible()
    await expect(page.getByText('จัดส่งแล้ว')).toBeVisible()
  },
)
