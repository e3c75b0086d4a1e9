import type { Locator, Page } from '@playwright/test'

export const furtherOn = (page: Page): Record<string, Locator> => ({
  '/auth/transaction/history': page.getByRole('tab', { name: 'ถอน' }),
  '/auth/affiliate': page.getByRole('tab', { name: 'รายวัน' }),
  '/auth/reward': page.getByRole('button', { name: /^แลก / }).and(page.locator(':enabled')).last(),
})
