import type { PageData } from './pageData.ts'
import type { th } from './words.ts'
import { closedMark, hydratedMark, markersData, noteId, othersMark, pageDataId } from '../pageMarks/wires.ts'

/** Returns the texts needed before the app. */
const texts = () => {
  const page: PageData | null = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null')
  return page?.texts as typeof th | undefined
}

/** Shows a message over the page, without React; `action` is the label of a button that reloads. */
function showNote(text: string, action: string | undefined) {
  removeNote()
  const note = document.createElement('div')
  note.id = noteId
  note.setAttribute('role', 'alert')
  const words = document.createElement('p')
  words.textContent = text
  note.appendChild(words)
  if (action) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = action
    button.addEventListener('click', () => window.location.reload())
    note.appendChild(button)
  }
  document.body.appendChild(note)
}

const removeNote = () => document.getElementById(noteId)?.remove()

/** Shows that a start-up file failed to load, with a reload button; the page's content stays. */
export const showStartUpFailure = () => showNote(texts()?.failed ?? '', texts()?.reload)

const html = document.documentElement

export const isHydrated = () => html.hasAttribute(hydratedMark)

/** Shows that the page is slow, with a reload button, until hydration. */
export function showSlowStartUp() {
  if (isHydrated() || document.getElementById(noteId)) return
  showNote(texts()?.slow ?? '', texts()?.reload)
  const leave = () => html.hasAttribute(closedMark) || removeNote()
  new MutationObserver(leave).observe(html, { attributeFilter: [hydratedMark] })
}

/** Hides the page and shows a note that the site is under maintenance, until the app has started. */
export function closePage() {
  html.setAttribute(closedMark, '')
  showNote(texts()?.closed ?? '', undefined)
}

/** Shows the page that `closePage` hid, and removes its note. */
export function leavePageToApp() {
  if (!html.hasAttribute(closedMark)) return
  html.removeAttribute(closedMark)
  removeNote()
}

/** Hides a page that was pre-rendered for another audience. */
export const hidePage = () => html.setAttribute(othersMark, '')

/** True if the content of `root` can be hydrated. Otherwise content for another audience or language is cleared. */
export function shouldHydrate(root: HTMLElement, isInLanguage: boolean) {
  const others = html.hasAttribute(othersMark) || !isInLanguage
  if (others) root.textContent = ''
  html.removeAttribute(othersMark)
  if (others || root.firstElementChild === null) return false
  return hasMarkers(root)
}

/** False if a proxy removed React's comments, or the page was truncated. */
function hasMarkers(root: HTMLElement) {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  let found = 0
  while (comments.nextNode()) found += 1
  return found >= Number(root.dataset[markersData] ?? 0)
}
