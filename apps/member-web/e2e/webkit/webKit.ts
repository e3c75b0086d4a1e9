import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { freePort } from '@member/testing/free-port'

/** Starts WebKit by Debian's `webkit2gtk-driver`; needs a display. */
export const launchWebKit = async (): Promise<{ browser: WebDriver; close: () => Promise<void> }> => {
  const port = await freePort()
  const driver = new DriverService('WebKitWebDriver', {
    loopback: true,
    port,
    args: [`--port=${port}`],
    // It refuses to run as root otherwise, as in a container.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const browser = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  await browser.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
  await browser.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 })
  return {
    browser,
    close: async () => {
      await browser.quit()
      await driver.kill()
    },
  }
}
