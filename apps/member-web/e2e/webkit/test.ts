import { test as withOperator } from '../withOperator.ts'
import { launchWebKit, WebKitPhone } from './webKit.ts'

export const test = withOperator.extend<{ phone: WebKitPhone }>({
  phone: async ({ operator }, run) => {
    const { browser, close } = await launchWebKit()
    await run(new WebKitPhone(browser, operator.site))
    await close()
  },
})
