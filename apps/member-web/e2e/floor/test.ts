import { expect } from '@playwright/test'
import { test as withOperator } from '../withOperator.ts'
import { launchChrome79 } from './chrome79.ts'
import { OldPhone } from './oldPhone.ts'

export const test = withOperator.extend<{ phone: OldPhone }>({
  phone: async ({ operator }, run) => {
    const chrome = await launchChrome79()
    const phone = await OldPhone.switchOn(chrome.devtools, operator.site)
    await run(phone)
    await chrome.close()
    expect(phone.faults.join('\n'), 'exceptions, console errors, policy violations').toBe('')
  },
})

export { expect }
