import { brandAtom, type Brand } from '@member/brand'
import { useAtomValue } from 'jotai'

/** The address of a picture the server names: its path joined to the brand's storage; any other host is refused. */
function pictureAddress(
  path: string | null | undefined,
  { storage, server }: Pick<Brand, 'storage' | 'server'>,
) {
  if (!path) return undefined
  const self = 'http://self'
  const base = storage || server || self
  try {
    const own = new URL(base.endsWith('/') ? base : `${base}/`)
    const found = new URL(path.startsWith('/') && !path.startsWith('//') ? path.slice(1) : path, own)
    if (found.origin !== own.origin || found.username || found.password) return undefined
    return own.origin === self ? found.pathname + found.search : found.href
  } catch {
    return undefined
  }
}

/** The brand's own picture of a game or provider, where it has one. */
export const usePictureOf = () => {
  const brand = useAtomValue(brandAtom)
  return (path: string | null | undefined) => pictureAddress(path, brand)
}
