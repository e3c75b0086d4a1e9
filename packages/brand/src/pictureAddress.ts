/** Returns the address of a configured picture on the brand's storage; undefined for another host. */
export function pictureAddress(
  path: string | undefined,
  { storage, server }: { storage: string; server: string },
) {
  if (!path) return undefined
  const base = storage || server || 'http://self'
  const folder = base.endsWith('/') ? base : `${base}/`
  try {
    const own = new URL(folder)
    const found = new URL(path.startsWith('/') && !path.startsWith('//') ? path.slice(1) : path, folder)
    if (found.origin !== own.origin || found.username || found.password) return undefined
    return own.origin === 'http://self' ? found.pathname + found.search : found.href
  } catch {
    return undefined
  }
}
