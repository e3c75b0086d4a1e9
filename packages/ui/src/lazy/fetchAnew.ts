/**
 * Refetches the site's loaded scripts past the cache, so that a reload gets intact files. A download cut short
 * can end without an error, and browsers cache such a broken file like an intact one.
 */
export function fetchAnew(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(window.location.origin) && name.endsWith('.js'))
      fetch(name, { cache: 'reload' }).catch(() => undefined)
}
