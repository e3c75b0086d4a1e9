// Marks by which a page's HTML, the boot script and the app communicate outside React. Those owned by a package
// are defined there: `early` in api-client, `#brand` in brand, `#legal` in home, the event `caught` in ui,
// `faults` in analytics.

/** Attribute of `<html>` once React has hydrated the page. */
export const hydratedMark = 'data-hydrated'

/** Attribute of `<html>` during maintenance until the app has started. */
export const closedMark = 'data-closed'

/** Attribute of `<html>` that hides a page for another audience, or one that is being left. */
export const othersMark = 'data-for-others'

export const rootId = 'root'

/** Key in the root's `dataset` for the number of React's comments in a pre-rendered page. */
export const markersData = 'markers'

export const noteId = 'boot-note'

export const pageDataId = 'page'

export const wordsId = 'words'

/** Placeholder texts in a pre-rendered page that `fillMemberName` replaces. */
export const placeholders = { name: '{name}', username: '{username}' } as const

export const placeholder = /{(name|username)}/g

declare global {
  interface Window {
    /** Writes the member's name and username in place of the placeholders of a pre-rendered page. */
    fillMemberName: () => void
    /** Shows that the start-up failed. */
    showStartUpFailure: () => void
  }
}

export const fillMemberNameScript = '<script>fillMemberName()</script>'
