import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { Brand } from '@member/brand'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { simpleLayout } from './layouts/PublicLayout.tsx'
import { membersLayout } from './routes/LazyMembersLayout.tsx'
import { LegalText } from './legal/LegalText.ts'
import { hero } from './landing/Welcome.tsx'
import { belowLogin } from './pages/Landing.tsx'
import { routeAt } from './routes/routes.ts'
import { ExpectedMember } from './session/useSession.ts'

/** Who will come to a member's page. The boot script knows them, and puts their words where their names stand. */
const someMember = {
  token: '',
  expiresAt: '',
  user: { uuid: '', username: '{username}', name: '{name}', level: 1 },
}

/** What a route is called, in the operator's words where this is compiled with them. */
export const titleOf = (path: string) => routeAt(path)?.title ?? ''

/** A page of a brand as it is before anything was asked for, in Node: its markup and styles. A legal page is given its text. */
export async function prerender(path: string, brand: Brand, legalText?: string) {
  const route = routeAt(path)
  await Promise.all([
    route?.screen.preload(),
    membersLayout.preload(),
    belowLogin.preload(),
    hero.preload(),
    simpleLayout.preload(),
  ])
  // The key of the browser's own cache, which takes over the styles it finds under it.
  const cache = createCache({ key: 'css' })
  const server = createEmotionServer(cache)
  const html = renderToString(
    <CacheProvider value={cache}>
      <ExpectedMember value={route?.access === 'member' ? someMember : null}>
        <LegalText.Provider value={legalText}>
          <StaticRouter location={path}>
            <App brand={brand} />
          </StaticRouter>
        </LegalText.Provider>
      </ExpectedMember>
    </CacheProvider>,
  )
  const styles = server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html))
  return { html, styles }
}
