import { connect } from '@member/api-client/connection'
import { getSession } from '@member/api-client/session'
import { brandAtom } from '@member/brand'
import { createStore } from 'jotai'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { version } from '../package.json'
import { App } from './App.tsx'
import { membersTable } from './members/Members.tsx'
import { readyFor } from './readyFor.ts'
import { keepCalm } from './screen/calm.ts'
import { foresee } from './screen/foresee.ts'
import { nextTask } from './screen/nextTask.ts'
import { serverReady } from './site/server.ts'
import { installWorker } from './site/worker.ts'

const site = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

const { server } = createStore().get(brandAtom)
connect({ baseUrl: server, version, hostname: window.location.hostname })

foresee((pathname) => void readyFor(pathname, { member: getSession() !== null }))

/** Takes over what is painted in `root`; nothing of it moves, and what asks the server comes afterwards. */
export async function takeOver(root: HTMLElement) {
  const member = getSession() !== null
  if (member) {
    for (const part of [serverReady, membersTable.ready]) {
      await part()
      await nextTask()
    }
  } else keepCalm(1_500)
  await readyFor(window.location.pathname, { member })
  await nextTask()
  startTransition(() => void hydrateRoot(root, site))
  void installWorker()
}

/** Draws the first screen into `root`: whole, not a skeleton and then a screen. */
export async function draw(root: HTMLElement) {
  const closed = document.documentElement.dataset['site'] === 'MA'
  await Promise.all([
    readyFor(window.location.pathname, { member: getSession() !== null, closed }),
    serverReady(),
  ])
  root.textContent = ''
  document.documentElement.setAttribute('data-live', '')
  createRoot(root).render(site)
  void installWorker()
}
