import { language } from '@member/i18n'

export type Platform = 'AND' | 'IOS' | 'DSK'

export const platform = (): Platform => {
  if (typeof navigator === 'undefined') return 'DSK'
  const agent = navigator.userAgent ?? ''
  if (/android/i.test(agent)) return 'AND'
  if (/iphone|ipad|ipod/i.test(agent)) return 'IOS'
  return /macintosh/i.test(agent) && navigator.maxTouchPoints > 1 ? 'IOS' : 'DSK'
}

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
