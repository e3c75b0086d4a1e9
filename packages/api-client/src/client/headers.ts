import { language } from '@member/i18n'
import { platform } from './platform.ts'

export interface Caller {
  token: string | null
  version: string
  hostname: string
}

export const requestHeaders = ({ token, version, hostname }: Caller): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  'Accept-Language': language(),
  platform: platform(),
  channel: 'web',
  version,
  hostname: hostname || (typeof location === 'undefined' ? '' : location.hostname),
})
