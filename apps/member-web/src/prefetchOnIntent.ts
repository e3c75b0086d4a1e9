import type { Language } from '@member/i18n'
import type { LazyPart } from '@member/ui/lazy'
import { startUp } from './App.tsx'
import { membersLayout } from './routeTable/LazyMembersLayout.tsx'
import { routeAt } from './routes/routes.ts'
import { loadShownLanguage } from './language/loadLanguage.ts'
import { splitLanguage } from './language/splitLanguage.ts'
import * as paths from './paths/paths.ts'

const intents = ['touchstart', 'mousedown', 'mouseover', 'focusin']

// A failed prefetch is ignored; the screen reports it once it is opened.
const quietly = (...parts: (Pick<LazyPart, 'preload'> | undefined)[]) => {
  for (const load of [loadShownLanguage, ...parts.map((part) => part?.preload)])
    load?.().catch(() => undefined)
}

const prefetchLink = ({ target }: Event, languages: readonly Language[]) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin !== window.location.origin) return
  quietly(routeAt(splitLanguage(link.pathname, languages).path)?.screen)
}

const prefetchHome = ({ target }: Event) => {
  if (target instanceof HTMLInputElement && target.name === 'password')
    quietly(startUp, membersLayout, routeAt(paths.dashboard.path)?.screen)
}

/** Preloads a screen's code and texts on hover, touch or focus of a link to it. */
export function prefetchOnIntent(languages: readonly Language[]) {
  // In a task of its own: the press itself is answered first.
  const prefetch = (event: Event) => void setTimeout(() => prefetchLink(event, languages))
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true })
  document.addEventListener('input', prefetchHome, { passive: true })
}
