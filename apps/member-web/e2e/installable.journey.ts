import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtDir } from '../build/places.ts'
import { serveSite } from '@member/brand-build/preview'
import { expect, test } from './journey.ts'
import { dismissNews } from './news.ts'
import { freePort } from '@member/testing/free-port'

test.use({ serviceWorkers: 'allow' })

const installed = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller,
  )

const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('a member who opens a screen without a network reads so, and goes on when it is back', async ({
  page,
  member,
  person,
  context,
  faults,
}) => {
  faults.expectNoAnswer()
  await member.open('/auth/dashboard', /^สวัสดี/)
  await installed(page)
  await context.setOffline(true)
  await page.goto('/auth/withdraw')
  await member.sees('เชื่อมต่อเว็บไซต์ไม่ได้')
  await expect(page).toHaveURL(/\/auth\/withdraw$/)
  await expect(page.getByText('แสงทอง')).toBeVisible()
  await context.setOffline(false)
  await member.sees('ถอนเงิน')
  expect(person.username).toBeTruthy()
})

test('a member who opens a screen while the server is unavailable reads so, and goes on when it is back', async ({
  page,
  operator,
  member,
  faults,
}) => {
  faults.expectNoAnswer()
  const port = await freePort()
  const serve = () => serveSite({ folder: join(builtDir, 'saengthong'), port, api: operator.server.url })
  let serving = await serve()
  const leave = () => {
    serving.closeAllConnections()
    serving.close()
  }
  const { session } = await operator.demo()
  await page.goto(`http://localhost:${port}/unsupported.html`)
  await page.evaluate((text) => localStorage.setItem('member-session', text), JSON.stringify(session))
  await page.goto(`http://localhost:${port}/auth/contact`)
  await member.sees(/ติดต่อ/)
  await installed(page)
  leave()
  await page.goto(`http://localhost:${port}/auth/withdraw`)
  await member.sees('เชื่อมต่อเว็บไซต์ไม่ได้')
  serving = await serve()
  await member.sees('ถอนเงิน')
  leave()
})

test('nothing of a member is ever cached: the worker has the one page, whatever was opened', async ({
  page,
  member,
  person,
}) => {
  await member.open('/auth/dashboard', /^สวัสดี/)
  await installed(page)
  for (const path of ['/auth/deposit', '/auth/transaction/history', '/auth/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect((await cached(page)).toSorted()).toEqual(['/en/offline.html', '/offline.html'])
  expect(person.username).toBeTruthy()
})

test('the site can be installed: its manifest, its pictures, and a worker', async ({ page }) => {
  await page.goto('/')
  await installed(page)
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: 'แสงทอง', display: 'standalone', start_url: '/', lang: 'th' })
  for (const { src, type } of manifest.icons) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toBe(type)
  }
})

test.describe('while news come', () => {
  test.use({ news: 'comes' })

  test('a newer build is announced, waits for the member’s press, and until then leaves the page alone', async ({
    page,
    operator,
    member,
  }) => {
    // A separate site, which is rebuilt while the member uses it.
    const folder = mkdtempSync(join(tmpdir(), 'member-renewed-'))
    cpSync(join(builtDir, 'saengthong'), folder, { recursive: true })
    const port = await freePort()
    const serving = await serveSite({ folder, port, api: operator.server.url })
    const site = `http://localhost:${port}`
    const { session } = await operator.demo()
    await dismissNews(page.context(), await operator.announcements())
    await page.goto(`${site}/unsupported.html`)
    await page.evaluate((text) => localStorage.setItem('member-session', text), JSON.stringify(session))
    await page.goto(`${site}/auth/withdraw`)
    await member.sees('ถอนเงิน')
    await installed(page)
    await member.field('จำนวนเงินที่ถอน').fill('123')

    const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
    writeFileSync(join(folder, 'sw.js'), worker.replace(/version = '\w+'/, "version = 'newer'"))
    rmSync(join(folder, 'sw.js.br'), { force: true })
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update()
        return Boolean(registration?.waiting)
      })
    await expect.poll(isWaiting).toBe(true)
    await expect(member.field('จำนวนเงินที่ถอน')).toHaveValue('123')

    // Navigates within the open page: a newly opened one would have the newer build already.
    await page.locator('a[href="/auth/dashboard"]:visible').first().click()
    await member.sees(/^สวัสดี/)
    const notice = page.getByRole('dialog', { name: 'มีเวอร์ชันใหม่' })
    await expect(notice).toBeVisible()
    const opened = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'รีเฟรชหน้า' }).click()
    await opened
    await expect.poll(isWaiting).toBe(false)
    await member.sees(/^สวัสดี/)
    serving.closeAllConnections()
    serving.close()
    rmSync(folder, { recursive: true })
  })
})
