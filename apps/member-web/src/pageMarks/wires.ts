// Marks by which a page's HTML, the boot script and the app communicate outside React. Those owned by a package
// are defined there: `early` in api-client, `#brand` in brand, `#legal` in home, the event `caught` in ui,
// `faults` in analytics.

/** On `<html>` once React has hydrated the page; before that its buttons are disabled by CSS. */
export const hydratedMark = 'data-hydrated'

/** On `<html>` during maintenance before the app has started: only a note is visible. */
export const closedMark = 'data-closed'

/** On `<html>` of a page pre-rendered for another audience, or being left: nothing is visible. */
export const othersMark = 'data-for-others'

export const rootId = 'root'

/** `data-markers` on the root: number of React's comments in a pre-rendered page. */
export const markersData = 'markers'

export const noteId = 'boot-note'

export const pageDataId = 'page'

export const wordsId = 'words'

/** Placeholder texts in a pre-rendered page that `fillMemberName` replaces. */
export const placeholders = { name: '{name}', username: '{username}' } as const

export const placeholder = /{(name|username)}/g

declare global {
  interface Window {
    /** Replaces the placeholders; called directly after a pre-rendered page. */
    fillMemberName: () => void
    /** Shows that the start-up failed; defined by the boot script, also used by the app. */
    showStartUpFailure: () => void
  }
}

export const fillMemberNameScript = '<script>fillMemberName()</script>'
