import type { Brand } from '@member/brand'
import type { LanguageTables } from '@member/i18n'

/** The app's values that the brand build needs. */
export interface App {
  routes: readonly AppRoute[]
  /** Every word of it, by language. */
  tables: LanguageTables
  /** The inline scripts of every page of a brand, in their order. */
  scripts: (brand: Brand) => string[]
  /** Styles of every page, before any code has come. */
  styles: string
  /** The JSON in `<script id="page">`, which the boot script reads. */
  pageData: (page: PreRendered) => unknown
  /** Sources, from the app's folder, of what a member's first screen needs beside its own code. */
  memberSources: readonly string[]
  /** Sources of parts that load by themselves soon after any first screen; its page carries their words too. */
  laterSources: Record<'visitor' | 'member', readonly string[]>
}

/** For whom a page was rendered beforehand, null where it was not, and what its screen asks of the server first. */
export interface PreRendered {
  renderedFor: 'visitor' | 'member' | null
  firstCalls: readonly string[]
}

/** One row of the app's route table. */
export interface AppRoute {
  /** In React Router's syntax. */
  path: string
  access: 'visitor' | 'member' | 'anyone'
  /**
   * The file that holds the page rendered beforehand, and the sources, by which its code and words are found, of its
   * screen and of a part that loads by itself soon after.
   */
  preRendered?: { file: string; source: string; later?: string }
  /** True if the page is in the sitemap. */
  inSitemap?: (brand: Brand) => boolean
  /** Each as `METHOD path body`. */
  firstCalls?: readonly string[]
}

/** The file that holds the page of a route; undefined where it has none of its own. */
export const pageFile = ({ path, preRendered, inSitemap }: AppRoute) =>
  preRendered?.file ?? (inSitemap && `${path.slice(1)}.html`)
