import type { LazyPart } from '@member/ui/lazy'
import { startUp } from '../App.tsx'
import { membersLayout } from '../routes/LazyMembersLayout.tsx'
import { routeAt } from '../routes/routes.ts'

const intents = ['touchstart', 'mousedown', 'mouseover', 'focusin']

// What does not come is the screen's own to say, once it is opened.
const quietly = (...parts: (Pick<LazyPart, 'preload'> | undefined)[]) => {
  for (const part of parts) part?.preload().catch(() => undefined)
}

const prefetchLink = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin === window.location.origin) quietly(routeAt(link.pathname)?.screen)
}

const prefetchHome = ({ target }: Event) => {
  if (target instanceof HTMLInputElement && target.name === 'password')
    quietly(startUp, membersLayout, routeAt('/auth/dashboard')?.screen)
}

/**
 * Loads the code of a screen when a finger, a pointer or the keyboard is about to open a link to it, and that of a
 * member's home while a password is typed.
 */
export function prefetchOnIntent() {
  for (const intent of intents) document.addEventListener(intent, prefetchLink, { passive: true })
  document.addEventListener('input', prefetchHome, { passive: true })
}
