/**
 * A file that came cut short and ended well is code that cannot be read, and browsers keep it for as long as a good one:
 * the code that this page has loaded is fetched anew, so that a reload finds it whole.
 */
export function fetchAnew(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(window.location.origin) && name.endsWith('.js'))
      fetch(name, { cache: 'reload' }).catch(() => undefined)
}
