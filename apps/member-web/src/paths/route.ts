import type { Brand, Extra } from '@member/brand'
import { type LazyPart, lazyPart } from '@member/ui/lazy'
import { type ComponentType, createElement } from 'react'

type Source = `src/${string}.tsx`

/** A row of the route table: everything about a screen's address. */
export interface Route {
  /** In React Router's syntax. */
  path: string
  /** Who may enter; decides the layout. */
  access: 'visitor' | 'member' | 'anyone'
  /** Document title in the language shown. With `back` it is also the heading, shown while the code loads. */
  title: () => string
  back?: string
  screen: LazyPart
  /** Optional feature of a brand; without it the screen does not exist. */
  extra?: Extra
  /** Neither play, nor pays for it or leads to it: open to members who are away from play. */
  apartFromPlay?: true
  /**
   * The file that holds the page rendered beforehand, and the sources, by which the build finds code and words, of its
   * screen and of a part that loads by itself soon after.
   */
  preRendered?: { file: `${string}.html`; source: Source; later?: Source }
  /** True if the page is in the sitemap. */
  inSitemap?: (brand: Brand) => boolean
  /**
   * First calls of the screen, as `METHOD path body`; the boot script sends them before the app has loaded.
   */
  firstCalls?: string[]
}

/** A row from the loader of its screen and the props that the app gives it. */
export const route = <Props extends object>({
  load,
  props,
  ...row
}: Omit<Route, 'screen'> & {
  load: () => Promise<ComponentType<Props>>
  /** A function where some of them are words. */
  props: Props | (() => Props)
}): Route => ({
  ...row,
  screen: lazyPart(async () => {
    const Screen = await load()
    return () => createElement(Screen, typeof props === 'function' ? props() : props)
  }),
})
