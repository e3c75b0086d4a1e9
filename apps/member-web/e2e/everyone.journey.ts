import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Traffic } from './budget/traffic.ts'
import { expect, test } from './journey.ts'
import { routesOf } from './specification/routes.ts'

// No style sheets: asking for them again breaks the policy of the frames, and no rule in use reads them.
const media = { assets: ['media'] }

/** What axe finds on a screen at a phone's and a desktop's width, the element after the rule. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    // Legacy mode leaves out what third parties show in frames of their own origins, and opens no page for each run.
    const axe = new AxeBuilder({ page })
      .options({ preload: media, resultTypes: ['violations'] })
      .setLegacyMode()
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      found.push(`${id} at ${width} px: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  return found
}

for (const who of ['visitor', 'member', 'anyone'] as const)
  test(`no screen of a ${who} has an accessibility fault, at phone and desktop width`, async ({
    page,
    member,
    operator,
    faults,
  }) => {
    test.setTimeout(240_000)
    // The category of rewards in the address may be none.
    faults.expectAnswers(404)
    if (who === 'member') await member.returnAs(await operator.demo())
    const traffic = new Traffic(page.context())
    for (const { visit, heading } of routesOf(who))
      await test.step(visit, async () => {
        await member.open(visit, heading)
        await traffic.quiet(500)
        expect.soft(await faultsOf(page), visit).toEqual([])
      })
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
