import { routes } from '../../src/routes/routes.ts'
import { pageFile } from '../pageFile.ts'

/** As a host understands it: what follows a parameter may be anything. */
const addressOf = (path: string) => path.replace(/\/:.*$/, '/*')

const others = [
  ...routes.filter((route) => !pageFile(route) && route.access !== 'member').map(({ path }) => path),
  '/ma',
  '/auth',
  '/auth/*',
].map(addressOf)

/**
 * The file that answers an address of the app; `*` stands for any text, and a slash at the end changes nothing.
 * A file answers for itself, and whatever else is asked for gets 404.html, which is the app too, and says so.
 */
export const answers: Record<string, string> = Object.fromEntries([
  ...routes.flatMap((route) => {
    const file = pageFile(route)
    return file ? [[route.path, file]] : []
  }),
  // Cloudflare wants those that stand for many at the end.
  ...others.filter((address) => !address.endsWith('*')).map((address) => [address, 'app.html']),
  ...others.filter((address) => address.endsWith('*')).map((address) => [address, 'app.html']),
])

/** Whether an address is one that the pattern means. */
export const holds = (pattern: string, path: string) => {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end)
}

const expression = (address: string) =>
  address.endsWith('*')
    ? address.slice(0, -1)
    : `${address.replace(/\/$/, '')}/${address === '/' ? '' : '?'}$`

/** Each page that answers for addresses, and these as a regular expression. */
export const pageRoutes = [...new Set(Object.values(answers))].map((file) => {
  const addresses = Object.keys(answers).filter((address) => answers[address] === file)
  return { file, addresses: `^(?:${addresses.map(expression).join('|')})` }
})

/** What a host keeps to itself: its own notes, and files for other hosts. */
export const hidden = '^/_|/\\.'

/** The file that answers a path, and the status it comes with. */
export function answerTo(
  path: string,
  isFile: (name: string) => boolean,
): { name: string; status: 200 | 404 } {
  if (!new RegExp(hidden).test(path)) {
    const page = pageRoutes.find(({ addresses }) => new RegExp(addresses).test(path))
    const name = isFile(path.slice(1)) ? path.slice(1) : page?.file
    if (name) return { name, status: 200 }
  }
  return { name: '404.html', status: 404 }
}
