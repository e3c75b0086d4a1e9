import { isAppBrowser, saveFile } from './saveFile.ts'

const shares = (files: File[]) =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  window.matchMedia('(pointer: coarse)').matches &&
  navigator.canShare({ files })

/**
 * Shares a file on phones that can share files, otherwise saves it; false if neither works. In an in-app
 * browser, `hold` shows the picture instead.
 */
export async function handOver(
  content: Blob,
  name: string,
  hold?: (picture: Blob) => Promise<void>,
): Promise<boolean> {
  const files = [new File([content], name, { type: content.type })]
  if (shares(files)) {
    try {
      await navigator.share({ files })
      return true
    } catch (error) {
      // Closing the share dialog is a valid outcome.
      if (error instanceof Error && error.name === 'AbortError') return true
    }
  }
  if (hold && isAppBrowser()) {
    await hold(content)
    return true
  }
  return saveFile(content, name)
}
