import { brandAtom, changePageBrand } from '@member/brand'
import { type Language, language } from '@member/i18n'
import { useAtomValue, useStore } from 'jotai'
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  createPath,
  type Navigator,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
} from 'react-router'
import { loadLanguage } from './loadLanguage.ts'
import { prefixOf, splitLanguage } from './splitLanguage.ts'

const ReplaceAddress = createContext((_address: string): void => undefined)

/** Returns the history for the router's links: a link pressed twice adds a single entry. */
const navigatorOf = (history: ReturnType<typeof createBrowserHistory>): Navigator => ({
  ...history,
  push: (to, state) => {
    const address = typeof to === 'string' ? to : createPath(to)
    if (state === undefined && address === createPath(history.location)) history.replace(to, state)
    else history.push(to, state)
  },
})

/** Router whose base is the language prefix of the address. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const { languages } = useAtomValue(brandAtom)
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [navigator] = useState(() => navigatorOf(history))
  const [replace] = useState(() => (address: string) => history.replace(address, history.location.state))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  const shown = useRef(location.pathname)
  useLayoutEffect(
    () =>
      history.listen((next) => {
        // A pressed link is drawn as pressed before its screen is rendered. A redirect renders nothing to wait on,
        // and a filter in the query is the value of a controlled field.
        if (next.action === NavigationType.Push && next.location.pathname !== shown.current)
          startTransition(() => setState(next))
        else setState(next)
        shown.current = next.location.pathname
      }),
    [history],
  )
  return (
    <ReplaceAddress value={replace}>
      <Router
        basename={splitLanguage(location.pathname, languages).basename || '/'}
        location={location}
        navigationType={action}
        navigator={navigator}
      >
        {children}
      </Router>
    </ReplaceAddress>
  )
}

/** Returns the current screen's address in another language, and a function that switches to it. */
export function useOtherLanguage(to: Language) {
  const { pathname, search, hash } = useLocation()
  const store = useStore()
  const { languages } = useAtomValue(brandAtom)
  const replace = useContext(ReplaceAddress)
  const address = `${prefixOf(to, languages)}${pathname}${search}${hash}`
  const change = async () => {
    const texts = await loadLanguage(to)
    if (language() !== to) return
    changePageBrand(texts)
    store.set(brandAtom, { ...store.get(brandAtom), ...texts })
    replace(address)
  }
  return { address, change }
}
