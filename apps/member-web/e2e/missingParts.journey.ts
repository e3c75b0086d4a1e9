import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientDir } from '../build/places.ts'
import { Traffic } from './budget/traffic.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const reload = 'รีเฟรชหน้า'

interface Chunk {
  file: string
  isEntry?: true
  isDynamicEntry?: true
  imports?: string[]
}

const manifest = () =>
  Object.entries<Chunk>(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))

function partOf(source: string): string {
  const found = manifest().find(([key]) => key.endsWith(source))
  if (!found) throw new Error(`Nothing is loaded from ${source}.`)
  return found[1].file
}

/** Blocks the requests for a part. */
const withhold = async (page: Page, source: string) => {
  const file = `**/${partOf(source)}`
  await page.route(file, (route) => route.abort())
  return () => page.unroute(file)
}

/** Returns the files of entry points, of their imports, and of all dynamic imports. */
function rootFiles(): Set<string> {
  const chunks = manifest()
  const entryImports = new Set(chunks.flatMap(([, { isEntry, imports }]) => (isEntry ? (imports ?? []) : [])))
  const isRoot = ([key, { isEntry, isDynamicEntry }]: [string, Chunk]) =>
    isEntry ?? isDynamicEntry ?? entryImports.has(key)
  return new Set(chunks.filter(isRoot).map(([, { file }]) => `/${file}`))
}

/** Serves a part without its last nine characters. */
const cutShort = async (page: Page, source: string) => {
  const part = partOf(source)
  const body = readFileSync(join(clientDir, part), 'utf8').slice(0, -9)
  await page.route(`**/${part}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  return () => page.unroute(`**/${part}`)
}

async function startUpFiles(page: Page, path: string) {
  const roots = rootFiles()
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (roots.has(pathname)) files.add(pathname)
  })
  const traffic = new Traffic(page.context())
  await page.goto(path)
  await traffic.settled(page)
  return files
}

test.describe('where a part of the site does not load', () => {
  test.beforeEach(({ faults }) => faults.expectMissingParts())

  test('a page says so or does without, whichever kind of file it is', async ({
    browser,
    page,
    member,
    operator,
  }) => {
    const tried = new Set<string>()
    for (const path of ['/login', '/auth/dashboard']) {
      if (path !== '/login') await member.returnAs(await operator.demo())
      const files = await startUpFiles(page, path)
      const storageState = await page.context().storageState()
      expect(files.size).toBeGreaterThan(1)
      for (const file of files) {
        // A start-up file that both pages share fails identically.
        if (tried.has(file)) continue
        tried.add(file)
        const context = await browser.newContext({
          baseURL: operator.site,
          storageState,
          serviceWorkers: 'block',
        })
        const fresh = await context.newPage()
        await fresh.route(`**${file}`, (route) => route.abort())
        await fresh.goto(path)
        const offered = fresh.getByRole('button', { name: reload })
        const works = fresh.locator('html[data-hydrated] h1')
        await expect(offered.or(works).first(), file).toBeVisible()
        await context.close()
      }
    }
  })

  test('a member logs out by a plain question in the page, never by the browser’s', async ({
    page,
    member,
    person,
  }) => {
    await withhold(page, 'feedback/askConfirm.js')
    await member.open('/auth/contact', /ติดต่อ/)
    await member.askToLogOut()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'ยกเลิก' })).toBeVisible()
    await question.getByRole('button', { name: 'ตกลง' }).click()
    await expect(page).not.toHaveURL(/\/auth/)
    expect(person.username).toBeTruthy()
  })

  test('a screen that came cut short is whole after the reload that is offered', async ({
    page,
    member,
    person,
  }) => {
    const mend = await cutShort(page, 'screens/History.tsx')
    await page.goto('/auth/transaction/history')
    await member.sees('โหลดหน้านี้ไม่ครบ')
    const offered = page.getByRole('main').getByRole('button')
    await expect(offered).toHaveText([reload])
    await mend()
    await offered.click()
    // The heading is visible before the screen has loaded.
    await expect(page.getByText('ยังไม่มีรายการ')).toBeVisible()
    expect(person.username).toBeTruthy()
  })

  test('a QR code that fails leaves its page alone, and comes at a press', async ({ page, member }) => {
    await member.leave()
    const release = await withhold(page, 'qr/drawQr.js')
    await page.goto('/contact')
    await member.sees('ติดต่อเรา')
    const failed = page.getByText('แสดง QR ไม่สำเร็จ')
    await expect(failed).toHaveCount(2)
    await release()
    await page.getByRole('button', { name: 'ลองอีกครั้ง' }).first().click()
    await expect(failed).toHaveCount(1)
  })
})

test('code that asks the server and hangs is reported within 15 seconds, and comes with a fresh page', async ({
  page,
  member,
  person,
  bank,
}) => {
  await bank.deposit(person, 500)
  let hangs = true
  await page.clock.install()
  await page.route(`**/${partOf('axios/index.js')}`, (route) => (hangs ? undefined : route.continue()))
  await page.goto('/auth/withdraw')
  await member.sees('ถอนเงิน')
  await expect(page.getByRole('region', { name: 'ประวัติการถอน' })).toBeVisible()
  await page.clock.fastForward(12_000)
  await expect(page.getByText('หน้านี้โหลดช้ากว่าปกติ กำลังรอส่วนที่เหลือ')).toBeVisible()
  hangs = false
  await page.getByRole('button', { name: reload }).click()
  await expect(page.getByText(`•••• ${person.bankId.slice(-4)}`).first()).toBeVisible()
})

test('a page whose code hangs says so within 15 seconds', async ({ page, member }) => {
  await member.leave()
  await page.clock.install()
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.clock.fastForward(12_000)
  await expect(page.getByText('เว็บไซต์โหลดช้ากว่าปกติ กำลังรอส่วนที่เหลือ')).toBeVisible()
  await expect(page.getByRole('button', { name: reload })).toBeVisible()
})

test('a call that hangs is reported within 15 seconds, and asked again at a press', async ({
  page,
  member,
  person,
}) => {
  let hangs = true
  await page.clock.install()
  await page.route('**/api/auth/user/getCredit/**', (route) => (hangs ? undefined : route.continue()))
  await page.goto('/auth/withdraw')
  await member.sees('ถอนเงิน')
  // The heading is visible before the rest of the screen.
  await expect(page.getByRole('region', { name: 'ประวัติการถอน' })).toBeVisible()
  await page.clock.fastForward(12_000)
  await expect(page.getByText('ระบบตอบช้ากว่าปกติ กำลังรอคำตอบ')).toBeVisible()
  hangs = false
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).first().click()
  await expect(page.getByText('ระบบตอบช้ากว่าปกติ กำลังรอคำตอบ')).toBeHidden()
  expect(person.username).toBeTruthy()
})

test('a tap before the page is hydrated leads once, and no later tap is led by it', async ({
  page,
  member,
  person,
}) => {
  let come!: () => void
  const app = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await app
    await route.continue()
  })
  await page.goto('/auth/dashboard', { waitUntil: 'commit' })
  await page.locator('main').getByRole('link', { name: 'ฝากเงิน' }).first().click()
  come()
  await member.sees('ฝากเงิน')
  await page.getByRole('link', { name: 'ย้อนกลับ' }).click()
  await member.sees(/^สวัสดี/)
  await page.locator('main').getByRole('link', { name: 'ถอนเงิน' }).first().click()
  await member.sees('ถอนเงิน')
  await expect(page).toHaveURL(/\/auth\/withdraw$/)
  expect(person.username).toBeTruthy()
})
