import { connect } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { getSession } from '@member/api-client/session'
import { createStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { readyFor } from './readyFor.ts'
import { version } from '../package.json'
import '@member/ui/fonts.css'

const { server } = createStore().get(brandAtom)
connect({ baseUrl: server, version, hostname: window.location.hostname })

const start = () => {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  )
}

// The first screen is painted whole, not a skeleton and then a screen.
void readyFor(window.location.pathname, getSession() !== null).finally(start)
