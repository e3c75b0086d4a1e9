import { toast } from '../feedback/toast.ts'
import { isAppBrowser } from './appBrowser.ts'
import { t } from './words.ts'

/** Saves a file of the member's own; false, and says so, in an app's browser, which cannot. */
export function saveFile(content: Blob, name: string): boolean {
  if (isAppBrowser()) {
    void toast(t.noDownload, 'warn')
    return false
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
