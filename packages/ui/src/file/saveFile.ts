import { toast } from '../feedback/toast.ts'
import { isAppBrowser } from './appBrowser.ts'
import { t } from './words.ts'

/** Downloads a file. In an in-app browser, which cannot download, shows a message and returns false. */
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
