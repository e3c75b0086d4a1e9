import { language } from '@member/i18n'
import { platform } from './platform.ts'

export interface Caller {
  /** Session token; null for a visitor. */
  token: string | null
  /** Version of the running web app. */
  version: string
  /** Host of the page, if not the window's own. */
  hostname: string
}

/** The headers every call carries. */
export const requestHeaders = ({ token, version, hostname }: Caller): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  'Accept-Language': language(),
  platform: platform(),
  channel: 'web',
  version,
  hostname: hostname || (typeof location === 'undefined' ? '' : location.hostname),
})
