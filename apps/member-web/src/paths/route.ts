import type { Brand, Extra } from '@member/brand'
import { type LazyPart, lazyPart } from '@member/ui/lazy'
import { type ComponentType, createElement } from 'react'

type Source = `src/${string}.tsx`

/** A screen's row in the route table. */
export interface Route {
  path: string
  /** Audience of the screen, which decides the layout. */
  access: 'visitor' | 'member' | 'anyone'
  /** Document title in the shown language; if there is `back`, also the heading while the code loads. */
  title: () => string
  back?: string
  screen: LazyPart
  /** Optional feature; a brand that leaves it out does not have the screen. */
  extra?: Extra
  /** True for screens that are available during a break. */
  apartFromPlay?: true
  /** File of the pre-rendered page, and sources of its screen and of a part that loads soon after. */
  preRendered?: { file: `${string}.html`; source: Source; later?: Source }
  inSitemap?: (brand: Brand) => boolean
  /** First calls of the screen, as `METHOD path body`; the boot script sends them before the app loads. */
  firstCalls?: string[]
}

export const route = <Props extends object>({
  load,
  props,
  ...row
}: Omit<Route, 'screen'> & {
  load: () => Promise<ComponentType<Props>>
  /** Props of the screen; a function if some of them are texts, which depend on the language. */
  props: Props | (() => Props)
}): Route => ({
  ...row,
  screen: lazyPart(async () => {
    const Screen = await load()
    return () => createElement(Screen, typeof props === 'function' ? props() : props)
  }),
})
