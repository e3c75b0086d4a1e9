import '@member/ui/fonts.css'
import { connect } from '@member/api-client/connection'
import { getSession } from '@member/api-client/session'
import { brandAtom } from '@member/brand'
import { getDefaultStore } from 'jotai'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { version } from '../package.json'
import { App, startUp } from './App.tsx'
import { keepsPage, showStartUpFailure } from './boot/page.ts'
import { keepInstallPrompt } from './install/installPrompt.ts'
import { membersLayout } from './routes/LazyMembersLayout.tsx'
import { routeAt } from './routes/routes.ts'
import { prefetchOnIntent } from './screen/prefetchOnIntent.ts'

/** The code of the first screen: rendered with it, a pre-rendered page stays as it is. */
const preloadFirstScreen = () =>
  Promise.all([
    routeAt(window.location.pathname)?.screen.preload(),
    ...(getSession() ? [membersLayout.preload(), startUp.preload()] : []),
  ])

async function start(root: HTMLElement) {
  const { server } = getDefaultStore().get(brandAtom)
  connect({ baseUrl: server, version, hostname: window.location.hostname })
  const isKept = keepsPage(root)
  // What does not come is said where it should have stood.
  const loaded = preloadFirstScreen().catch(() => undefined)
  const site = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
  if (isKept) {
    await loaded
    startTransition(() => void hydrateRoot(root, site))
  } else createRoot(root).render(site)
  prefetchOnIntent()
}

keepInstallPrompt()
const root = document.getElementById('root')
if (root) start(root).catch(showStartUpFailure)
