export type Platform = 'AND' | 'IOS' | 'DSK'

export const platform = (): Platform => {
  if (typeof navigator === 'undefined') return 'DSK'
  const agent = navigator.userAgent ?? ''
  if (/android/i.test(agent)) return 'AND'
  if (/iphone|ipad|ipod/i.test(agent)) return 'IOS'
  return /macintosh/i.test(agent) && navigator.maxTouchPoints > 1 ? 'IOS' : 'DSK'
}
