import type { Brand, Extra } from '@member/brand'
import { type LazyPart, lazyPart } from '@member/ui/lazy'
import { type ComponentType, createElement } from 'react'

/** One row of the route table: all that anyone needs to know of a screen's address. */
export interface Route {
  /** As React Router spells it. */
  path: string
  /** Who may enter; the layout follows from it. */
  access: 'visitor' | 'member' | 'anyone'
  /** Of the document. Where `back` is given it is also the page's heading, shown while the code is on its way. */
  title: string
  back?: string
  screen: LazyPart
  /** What a brand may do without; its screens are then not there. */
  extra?: Extra
  /** Neither play, nor pays for it or leads to it: open to members who are away from play. */
  apartFromPlay?: true
  /** The file that holds the page rendered beforehand, and its screen's source, by which the build finds its code. */
  preRendered?: { file: `${string}.html`; source: `src/${string}.tsx` }
  /** Whether search engines are told of it. */
  inSitemap?: (brand: Brand) => boolean
  /** What the screen asks first, as `METHOD path body`; the boot script asks it before any code has come. */
  firstCalls?: string[]
}

/** A row from the loader of its screen and the props that the app gives it. */
export const route = <Props extends object>({
  load,
  props,
  ...row
}: Omit<Route, 'screen'> & { load: () => Promise<ComponentType<Props>>; props: Props }): Route => ({
  ...row,
  screen: lazyPart(async () => {
    const Screen = await load()
    return () => createElement(Screen, props)
  }),
})
