import { expect, test } from './journey.ts'
import { specShortcuts } from './specification/shortcuts.ts'

test('a member finds every target of the specification’s shortcut table at home, with the keyboard alone', async ({
  page,
  member,
  operator,
}) => {
  await member.returnAs(await operator.demo())
  await member.open('/auth/dashboard', /^สวัสดี/)
  const table = page.getByRole('region', { name: 'เมนูลัด' })
  const tile = table.getByRole('button', { name: 'เมนูลัดอื่น' })
  await expect(table.getByRole('link')).toHaveCount(8)
  await expect(tile).toHaveAttribute('aria-expanded', 'false')
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(tile).toHaveAttribute('aria-expanded', 'true')
  await expect(tile).toBeFocused()
  for (const target of specShortcuts) await expect(table.locator(`a[href="${target}"]`), target).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(table.getByRole('link').nth(8)).toBeFocused()
  await tile.press('Space')
  await expect(table.getByRole('link')).toHaveCount(8)
  await expect(tile).toBeFocused()
})
