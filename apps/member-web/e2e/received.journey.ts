import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import type { Member } from './member.ts'
import { ask, somebody } from './person.ts'

// The demo brand with analytics and error reports.
test.use({ brand: 'chanmuang' })
// These tests share one operator.
test.describe.configure({ mode: 'default' })

interface Recorded {
  to: string
  body: {
    site?: string
    by?: string
    event?: string
    page?: string
    reports?: { kind: string; name?: string; page: string; message?: string; stack?: string[] }[]
  }
}

const recordedFor = async (to: string, server: string) => {
  const records = await ask<Recorded[]>(`${server}/simulated/received`)
  return records.flatMap((one) => (one.to === to ? [one.body] : []))
}

/** Opens registration, then switches pages until the question whether analytics is allowed appears. */
const askedWith = async (page: Page, member: Member) => {
  await member.open('/register', 'สมัครสมาชิก')
  await expect(member.button('อนุญาต')).toHaveCount(0)
  await expect(async () => {
    await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first().click()
    await page.locator('header a[href="/"]').first().click()
    await expect(member.button('อนุญาต')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('a visitor who agrees is counted by the endpoint and by the tag manager: pages, the registration, the first deposit, and nothing of identity or amounts', async ({
  page,
  member,
  bank,
  operator,
}) => {
  const person = somebody()
  await askedWith(page, member)
  await member.button('อนุญาต').click()
  await expect(member.button('อนุญาต')).toHaveCount(0)
  await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first().click()
  await page.getByRole('link', { name: 'สมัครสมาชิก' }).first().click()
  await member.sees('สมัครสมาชิก')

  await member.fillAccount(person)
  await member.fillBank(person)
  await member.consent()
  await member.button('สมัครสมาชิก').click()
  await expect(page).toHaveURL(/\/auth\/dashboard$/)
  const receivedBy = async (by: string | undefined) =>
    (await recordedFor('events', operator.server.url)).filter((one) => one.by === by)
  const counters = [undefined, 'tags.js']
  const pagesBy = async (by: string | undefined) =>
    (await receivedBy(by)).flatMap((one) => (one.event === 'page' ? [one.page] : []))
  // Sent once the page is idle; the test must not leave it before.
  for (const by of counters) await expect.poll(() => pagesBy(by)).toContain('/auth/dashboard')
  for (const amount of [210, 220]) {
    const { slip } = await bank.transfer({ from: person, amount })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await member.button(`ยืนยันฝาก ${amount}.00 บาท`).click()
    await expect(page.getByText(`เครดิตเข้าแล้ว ${amount}.00 บาท`)).toBeVisible()
    for (const by of counters)
      await expect
        .poll(async () => (await receivedBy(by)).map(({ event }) => event))
        .toContain('first-deposit')
  }
  for (const by of counters) {
    const received = await receivedBy(by)
    expect(await pagesBy(by)).toEqual(
      expect.arrayContaining(['/register', '/auth/dashboard', '/auth/deposit/slip']),
    )
    const others = received.flatMap(({ event = '' }) => (event === 'page' ? [] : [event]))
    expect(others.toSorted()).toEqual(['first-deposit', 'registration'])
    expect(JSON.stringify(received)).not.toMatch(
      new RegExp([person.username, person.phone, '2[12]0'].join('|')),
    )
  }
})

test('a visitor who says no is not counted, and not asked again', async ({ page, member }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await askedWith(page, member)
  await member.button('ไม่อนุญาต').click()
  await member.open('/contact', 'ติดต่อเรา')
  await page.goBack()
  await member.sees(/.+/)
  await expect(member.button('อนุญาต')).toHaveCount(0)
  expect(sent.filter((url) => /simulated|tags/.test(url) && !url.endsWith('/reports'))).toEqual([])
})

test('the operator receives an error and how fast a page was, without anything that identifies the member', async ({
  page,
  member,
  person,
  operator,
  faults,
}) => {
  faults.expectErrors('no account')
  await member.open('/auth/dashboard', /^สวัสดี/)
  await page.evaluate((name) => {
    setTimeout(() => {
      throw new TypeError(`no account of ${name} 081-234-5678 at /auth/deposit?x=1`)
    })
  }, person.username)
  const reports = async () =>
    (await recordedFor('reports', operator.server.url)).flatMap(({ reports: received = [] }) => received)
  await expect
    .poll(async () => (await reports()).find(({ kind }) => kind === 'error'))
    .toMatchObject({ page: '/auth/dashboard', message: 'TypeError: no account of … # at /auth/…' })
  // Web vitals are reported when the page is left.
  await page.goto('/auth/deposit')
  await expect
    .poll(async () => (await reports()).flatMap(({ name = '' }) => name))
    .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']))
})
