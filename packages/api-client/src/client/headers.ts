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

/** Fills a call's path: `:uuid` and `:username` come from the session, the others from `params`. */
export const fillPath = (
  path: string,
  own: (name: 'uuid' | 'username') => string,
  params: Readonly<Record<string, string>> = {},
): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(name === 'uuid' || name === 'username' ? own(name) : (params[name] ?? '')),
  )
