import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
// oxlint-disable-next-line import/no-nodejs-modules -- runs in Node alone
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Brand } from '@member/brand'
import {
  addFormats,
  type Catalogue,
  catalogueOf,
  type Language,
  language,
  readWordsBy,
  type Tables,
} from '@member/i18n'
import { dateFormats } from '@member/i18n/dates'
import { LegalText } from '@member/content/legal-text'
import { prerender as renderWhole } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { prefixOf } from './language/splitLanguage.ts'
import { fillMemberNameScript, placeholders } from './pageMarks/wires.ts'
import { routeAt } from './routes/routes.ts'
import { ExpectedMember } from './session/useSession.ts'

/** Placeholder of a member in pre-rendered pages; the boot script replaces its texts. */
const someMember = {
  token: '',
  expiresAt: '',
  user: { uuid: '', ...placeholders, level: 1 },
}

const shown = new AsyncLocalStorage<Catalogue>()
const none = catalogueOf('th', {})
readWordsBy(() => shown.getStore() ?? none)
addFormats(dateFormats)

export function rendererIn(shownIn: Language, tables: Tables) {
  const catalogue = catalogueOf(shownIn, tables)
  return {
    titleOf: (path: string) => shown.run(catalogue, () => routeAt(path)?.title() ?? ''),
    prerender: (path: string, brand: Brand, legalText?: string) =>
      shown.run(catalogue, () => prerender(path, brand, legalText)),
  }
}

/** Renders a brand's page as before any answer of the server; returns its markup and styles. */
async function prerender(path: string, brand: Brand, legalText?: string) {
  const route = routeAt(path)
  const prefix = prefixOf(language(), brand.languages)
  // The key of the browser's own Emotion cache, which adopts the styles under it.
  const cache = createCache({ key: 'css' })
  const server = createEmotionServer(cache)
  const { prelude } = await renderWhole(
    <CacheProvider value={cache}>
      <ExpectedMember value={route?.access === 'member' ? someMember : null}>
        <LegalText.Provider value={legalText}>
          <StaticRouter basename={prefix || '/'} location={prefix + path}>
            <App brand={brand} />
          </StaticRouter>
        </LegalText.Provider>
      </ExpectedMember>
    </CacheProvider>,
    // Renders every part in place, however large, so that no script has to move it.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  const styles = server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html))
  return { html: route?.access === 'member' ? html + fillMemberNameScript : html, styles }
}
