const shownFor = 2000

/** Shows a plain message at the bottom for 2 s, for when the toast library did not load. */
export const sayPlainly = (message: string, scope: AbortSignal): void => {
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.textContent = message
  line.style.cssText =
    'position:fixed;z-index:90;left:16px;bottom:96px;margin:0;padding:12px 16px;border-radius:12px;' +
    'background:var(--surface-3);color:var(--text)'
  const end = () => line.remove()
  document.body.append(line)
  setTimeout(end, shownFor)
  scope.addEventListener('abort', end, { once: true })
}
