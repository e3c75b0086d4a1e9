import type { Brand } from '@member/brand'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
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

/** A public page of a brand as it is before anything was asked for, in Node. */
export async function renderPage(path: string, brand: Brand) {
  await readyFor(path)
  return renderToString(
    <StaticRouter location={path}>
      <App brand={brand} />
    </StaticRouter>,
  )
}
