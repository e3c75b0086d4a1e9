import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@member/brand'
import { brandPage } from './brandPage.ts'
import { dashboardCalls, filesOf, landingCalls, type PaintedFor } from './firstScreen.ts'

// One that is late would not be shown at all.
const firstFaces = /^(?:sarabun-(?:thai|latin)-400|kanit-(?:thai|latin)-600)-.*\.woff2$/

/** What `vite build --ssr src/render.tsx` exports. */
interface Renderer {
  renderPage: (path: string, brand: Brand) => Promise<{ html: string; styles: string }>
}

const everyScreen = 'src/start.tsx'

/** The addresses whose page is painted before any script has come, by the file a host serves for them. */
const preRendered: Record<string, { path: string; painted: PaintedFor; calls?: string[]; code: string[] }> = {
  'index.html': {
    path: '/',
    painted: 'visitor',
    calls: landingCalls,
    code: ['src/pages/Landing.tsx'],
  },
  'login.html': { path: '/login', painted: 'visitor', code: ['auth/dist/login/LoginScreen.js'] },
  'register.html': { path: '/register', painted: 'visitor', code: ['auth/dist/register/RegisterScreen.js'] },
  'dashboard.html': {
    path: '/auth/dashboard',
    painted: 'member',
    calls: dashboardCalls,
    code: ['src/members/membersSide.ts', 'src/site/serverSide.ts', 'src/pages/Dashboard.tsx'],
  },
}

/**
 * Every HTML file of a brand by its name, from what is compiled in `client` and beside it in `server`.
 * A host serves `app.html` wherever no other of them stands.
 */
export async function brandPages(brand: Brand, client: string): Promise<Record<string, string>> {
  const file = (name: string) => readFileSync(join(client, name), 'utf8')
  // React's own checks would take twice the time, and change nothing of the page.
  process.env['NODE_ENV'] ??= 'production'
  const { renderPage }: Renderer = await import(pathToFileURL(join(client, '../server/render.js')).href)
  const shell = withStylesInside(file('index.html'), file)
  const faces = readdirSync(join(client, 'assets'))
    .filter((name) => firstFaces.test(name))
    .map((name) => `/assets/${name}`)
  const pages: Record<string, string> = {
    'app.html': brandPage(shell, brand, { first: { code: filesOf(client, [everyScreen]), faces } }),
    'unsupported.html': file('unsupported.html'),
  }
  for (const [name, { path, painted, calls, code: own }] of Object.entries(preRendered)) {
    const { html, styles } = await renderPage(path, brand)
    const code = filesOf(client, [everyScreen, ...own])
    pages[name] = brandPage(shell, brand, {
      head: [styles],
      html: painted === 'member' ? `${html}<script>greet()</script>` : html,
      first: { painted, code, faces, ...(calls && { calls }) },
    })
  }
  return pages
}

/** A stylesheet that is fetched holds the first paint up for a round trip. */
const withStylesInside = (page: string, file: (name: string) => string) =>
  page.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, name: string) => `<style>${file(name).replace(/url\(\.\//g, 'url(/assets/')}</style>`,
  )
