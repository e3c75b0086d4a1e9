import { toast } from '../feedback/toast.ts'
import { t } from './words.ts'

const apps = /\bLine\/\d|FBA[NV]|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|trill_/

/** True in an in-app browser, such as LINE's or Facebook's, which cannot download files. */
export const isAppBrowser = (): boolean => apps.test(navigator.userAgent)

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
