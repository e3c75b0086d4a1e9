/** Refetches the site's loaded scripts past the cache, so that a reload gets intact files. */
export function fetchAnew(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(window.location.origin) && name.endsWith('.js'))
      fetch(name, { cache: 'reload' }).catch(() => undefined)
}
