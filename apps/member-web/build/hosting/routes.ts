/**
 * The page that answers an address of the app; `*` stands for any text. A file answers for itself,
 * and whatever else is asked for gets 404.html, which is the app too, and says so.
 */
export const routes: Record<string, string> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/register': 'register.html',
  '/auth/dashboard': 'dashboard.html',
  ...Object.fromEntries(
    [
      '/regis/*',
      '/regiss/*',
      '/aff/*',
      '/contact',
      '/promotion',
      '/live-score',
      '/score',
      '/ma',
      '/404',
      '/auth',
      '/auth/*',
    ].map((address) => [address, 'app.html']),
  ),
}

/** Whether an address is one that the pattern means. */
export const holds = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** What a host keeps to itself: its own notes, and files for other hosts. */
const hidden = /^\/_|\/\./

/** The addresses that the brand's server answers where the site and it share an origin. */
export const serversPaths = ['/api/', '/files/', '/simulated/']

/** The file that answers a path, and the status it comes with. */
export function answerTo(
  path: string,
  isFile: (name: string) => boolean,
): { name: string; status: 200 | 404 } {
  if (!hidden.test(path)) {
    const address = Object.keys(routes).find((pattern) => holds(pattern, path.replace(/(.)\/$/, '$1')))
    const name = isFile(path.slice(1)) ? path.slice(1) : address && routes[address]
    if (name) return { name, status: 200 }
  }
  return { name: '404.html', status: 404 }
}
