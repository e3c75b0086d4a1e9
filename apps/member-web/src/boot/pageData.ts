/** What a page tells the boot script of itself, in `<script id="page">`. */
export interface PageData {
  version: string
  /** For whom the page was rendered beforehand; null where it was not. */
  renderedFor: 'visitor' | 'member' | null
  /** Each as `METHOD path body`. */
  firstCalls: { operation: string; everyone: string[]; visitor: string[]; member: string[] }
}
