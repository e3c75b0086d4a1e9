/** Data of the page for the boot script, in `<script id="page">`. */
export interface PageData {
  version: string
  /** Audience the page was pre-rendered for; null if it was not. */
  renderedFor: 'visitor' | 'member' | null
  /** Each as `METHOD path body`. */
  firstCalls: { operation: string; everyone: string[]; visitor: string[]; member: string[] }
}
