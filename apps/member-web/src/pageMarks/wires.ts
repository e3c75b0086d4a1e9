// What the HTML of a page, the boot script and the app tell one another outside React. Those that a package owns stand in
// it: `early` in api-client, `#brand` in brand, `#legal` in home, the event `caught` in ui, `faults` in analytics.

/** On `<html>` once React has hydrated the page. Until then the styles of the page disable its buttons. */
export const hydratedMark = 'data-hydrated'

/** On `<html>` while the server says that the website is closed and the app has not started: the note alone is seen. */
export const closedMark = 'data-closed'

/** On `<html>` where the page was pre-rendered for another audience, or is being left: nothing of it is seen. */
export const othersMark = 'data-for-others'

/** Id of the element that React renders into. */
export const rootId = 'root'

/** On the root, `data-markers`: how many comments React wrote into a pre-rendered page. */
export const markersData = 'markers'

/** Id of the sentence that is shown over the page without React. */
export const noteId = 'boot-note'

/** Id of the script element that holds `PageData` as JSON. */
export const pageDataId = 'page'

/** Id of the script element that holds `PageWords` as JSON. */
export const wordsId = 'words'

/** The member that a page is pre-rendered with: texts that `fillMemberName` replaces. */
export const placeholders = { name: '{name}', username: '{username}' } as const

/** Finds the placeholders in a text. */
export const placeholder = /{(name|username)}/g

declare global {
  interface Window {
    /** Puts the member's name and username in place of the placeholders; called right behind a pre-rendered page. */
    fillMemberName: () => void
    /** Says that the start-up failed; the app has it from the boot script, too. */
    showStartUpFailure: () => void
  }
}

/** The call itself, as a script behind the markup. */
export const fillMemberNameScript = '<script>fillMemberName()</script>'
