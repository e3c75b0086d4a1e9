import { expect, test } from './journey.ts'
import type { Page } from '@playwright/test'

test('on a phone the landing page unfolds its login in place, where a refusal stays too', async ({
  page,
  member,
  faults,
}) => {
  faults.expectAnswers(401)
  await member.open('/', /แสงทอง/)
  const main = page.locator('main')
  await expect(member.field('รหัสผ่าน')).toBeHidden()
  await main.getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await expect(member.field('ชื่อผู้ใช้หรือเบอร์มือถือ')).toBeFocused()
  await expect(main.getByRole('link', { name: 'ลืมรหัสผ่าน' })).toBeInViewport()
  await member.logIn({ username: 'demo1234', password: 'not-the-password' })
  await expect(main.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

const covered = (page: Page) =>
  page.getByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์', includeHidden: true }).evaluate((link) => {
    if (getComputedStyle(link).visibility === 'hidden') return []
    const edges = link.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, select, textarea, label, summary, iframe')]
      .filter((control) => control !== link)
      .filter((control) => {
        const { left, top, right, bottom, width } = control.getBoundingClientRect()
        const beside = right <= edges.left || left >= edges.right
        const aboveOrBelow = bottom <= edges.top || top >= edges.bottom
        return width > 0 && !beside && !aboveOrBelow
      })
      .map((control) => control.outerHTML)
  })

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`the link to support in Line has one place on public pages at ${size.width} px and covers no control`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const path of ['/', '/login', '/register', '/contact', '/promotion']) {
      await page.goto(path)
      // It hides while a control is beneath it.
      const link = page.getByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์', includeHidden: true })
      await expect(link).toHaveCSS('position', 'fixed')
      const place = await link.boundingBox()
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let y = 0; y < end; y += 300) {
        await page.evaluate((top) => window.scrollTo(0, top), y)
        expect(await link.boundingBox(), `${path} at ${y}`).toEqual(place)
        expect(await covered(page), `${path} at ${y}`).toEqual([])
      }
    }
  })
