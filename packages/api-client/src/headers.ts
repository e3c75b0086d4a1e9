import { platform } from './platform.ts'

export interface Caller {
  /** Of the session; null for a visitor. */
  token: string | null
  /** Of the running web app. */
  version: string
  /** Of the page, where it is not the window's own. */
  hostname: string
}

/** The headers every call carries. */
export const requestHeaders = ({ token, version, hostname }: Caller): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  platform: platform(),
  channel: 'web',
  version,
  hostname: hostname || (typeof location === 'undefined' ? '' : location.hostname),
})
