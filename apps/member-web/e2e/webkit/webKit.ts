import { spawn } from 'node:child_process'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '@member/testing/free-port'

/** Starts the engine of every browser on an iPhone, as Debian's `webkit2gtk-driver` brings it; it needs a display. */
export const launchWebKit = async (): Promise<{ browser: WebDriver; close: () => Promise<void> }> => {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // It refuses to run as root otherwise, as tests in a container do.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const missing = new Promise<never>((_, reject) =>
    driver.once('error', (cause) =>
      reject(
        new Error('WebKit is not on this machine (sudo apt-get install webkit2gtk-driver xvfb).', { cause }),
      ),
    ),
  )
  const session = async () => {
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    await browser.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
    await browser.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 })
    return browser
  }
  const browser = await Promise.race([session(), missing])
  return {
    browser,
    close: async () => {
      await browser.quit()
      driver.kill()
    },
  }
}
