import { isAppBrowser } from './appBrowser.ts'
import { saveFile } from './saveFile.ts'

const shares = (files: File[]) =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  window.matchMedia('(pointer: coarse)').matches &&
  navigator.canShare({ files })

/**
 * Gives a file of the member's own to the phone's sheet of apps, where there is one; else saves it. In an app's browser,
 * which cannot, `hold` shows a picture. False where the member has nothing.
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
      // Closing the sheet is an answer too.
      if (error instanceof Error && error.name === 'AbortError') return true
    }
  }
  if (hold && isAppBrowser()) {
    await hold(content)
    return true
  }
  return saveFile(content, name)
}
