import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { Brand } from '@member/brand'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
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

/** A public page of a brand as it is before anything was asked for, in Node: its markup and the styles it needs. */
export async function renderPage(path: string, brand: Brand) {
  await Promise.all([readyFor(path), below.ready()])
  // The key the browser's own cache has, which takes over the styles it finds under it.
  const cache = createCache({ key: 'css' })
  const server = createEmotionServer(cache)
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>
        <App brand={brand} />
      </StaticRouter>
    </CacheProvider>,
  )
  return { html, styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)) }
}
