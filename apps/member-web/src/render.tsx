import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { Brand } from '@member/brand'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { ExpectedMember } from './access/useSession.ts'
import { App } from './App.tsx'
import { below } from './pages/Landing.tsx'
import { readyFor } from './readyFor.ts'

/** The pages that are the same for every visitor until the server has answered. */
export const publicPages = [
  '/',
  '/login',
  '/register',
  '/contact',
  '/live-score',
  '/score',
  '/promotion',
  '/404',
]

/** Who will come to a member's page. The boot script knows them, and puts their words where their names stand. */
const someMember = {
  token: '',
  expiresAt: '',
  user: { uuid: '', username: '{username}', name: '{name}', level: 1 },
}

/** A page of a brand as it is before anything was asked for, in Node: its markup and the styles it needs. */
export async function renderPage(path: string, brand: Brand) {
  const member = path.startsWith('/auth/')
  await Promise.all([readyFor(path, { member }), below.ready()])
  // The key the browser's own cache has, which takes over the styles it finds under it.
  const cache = createCache({ key: 'css' })
  const server = createEmotionServer(cache)
  const html = renderToString(
    <CacheProvider value={cache}>
      <ExpectedMember value={member ? someMember : null}>
        <StaticRouter location={path}>
          <App brand={brand} />
        </StaticRouter>
      </ExpectedMember>
    </CacheProvider>,
  )
  return { html, styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)) }
}
