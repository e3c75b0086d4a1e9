import '@member/ui/fonts.css'
import { connect } from '@member/api-client/connection'
import { getSession } from '@member/api-client/session'
import { brandAtom } from '@member/brand'
import { showWords } from '@member/i18n'
import { catchInstallPrompt } from '@member/home/install-prompt'
import { loadPart, partsNeed } from '@member/ui/lazy'
import { getDefaultStore } from 'jotai'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { version } from '../package.json'
import { App, startUp } from './App.tsx'
import { shouldHydrate } from './boot/page.ts'
import { loadLanguage, loadShownLanguage, loadWordsOf } from './language/loadLanguage.ts'
import { isCutOff, pageWords } from './language/pageWords.ts'
import { SiteRouter } from './language/SiteRouter.tsx'
import { splitLanguage } from './language/splitLanguage.ts'
import { rootId } from './pageMarks/wires.ts'
import { membersLayout } from './routeTable/LazyMembersLayout.tsx'
import { routeAt } from './routes/routes.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

/** Loads the first screen's code, so that a pre-rendered page hydrates without changes. */
const preloadFirstScreen = (path: string) =>
  Promise.all([
    routeAt(path)?.screen.preload(),
    ...(getSession() ? [membersLayout.preload(), startUp.preload()] : []),
  ])

async function start(root: HTMLElement) {
  if (isCutOff()) throw new Error('The page ended early.')
  const { server, languages } = getDefaultStore().get(brandAtom)
  const carried = pageWords()
  const asked = splitLanguage(window.location.pathname, languages)
  showWords(carried.language, carried.tables)
  connect({ baseUrl: server, version, hostname: window.location.hostname, loadPart })
  const isInLanguage = asked.language === carried.language
  const isHydratable = shouldHydrate(root, isInLanguage)
  // A pre-rendered page contains the texts of its first screen.
  if (!isHydratable) {
    partsNeed(loadWordsOf)
    loadShownLanguage().catch(() => undefined)
  }
  if (!isInLanguage) await loadLanguage(asked.language)
  // A part that fails to load shows its own error.
  const loaded = preloadFirstScreen(asked.path).catch(() => undefined)
  const site = (
    <SiteRouter>
      <App />
    </SiteRouter>
  )
  if (isHydratable) {
    await loaded
    startTransition(() => void hydrateRoot(root, site))
    partsNeed(loadWordsOf)
  } else {
    // Even if changed in transit, it is better than nothing.
    if (root.firstElementChild) await loaded
    createRoot(root).render(site)
  }
  prefetchOnIntent(languages)
}

catchInstallPrompt()
const root = document.getElementById(rootId)
if (root) start(root).catch(() => window.showStartUpFailure())
