import { isCutOff, pageWords } from '../language/pageWords.ts'
import { en as enCutOff } from './enCutOff.ts'
import type { th } from './th.ts'
import { th as thCutOff } from './thCutOff.ts'
import { closedMark, hydratedMark, markersData, noteId, othersMark } from '../pageMarks/wires.ts'

/** The texts that are needed before the app has come: from the page itself, unless it ended before them. */
const said = () =>
  isCutOff()
    ? document.documentElement.lang === 'en'
      ? enCutOff
      : thCutOff
    : (pageWords().tables['site/boot'] as typeof th | undefined)

/** Shows a sentence over the page, without React. `action` is a button that reloads the page. */
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

/** A file of the start-up did not come, or broke: what stands on the page stays, and a reload is offered. */
export const showStartUpFailure = () => showNote(said()?.failed ?? '', said()?.reload)

const html = document.documentElement

/** True once React has hydrated the page. */
export const isHydrated = () => html.hasAttribute(hydratedMark)

/** The page does not answer yet, and nothing has failed: that it is slow is said until it does, and a reload is offered. */
export function showSlowStartUp() {
  if (isHydrated() || document.getElementById(noteId)) return
  showNote(said()?.slow ?? '', said()?.reload)
  const leave = () => html.hasAttribute(closedMark) || removeNote()
  new MutationObserver(leave).observe(html, { attributeFilter: [hydratedMark] })
}

/** The server has said that the site is closed: until the app can say more, the page says only that. */
export function closePage() {
  html.setAttribute(closedMark, '')
  showNote(said()?.closed ?? '', undefined)
}

/** The app knows whether the site is open, and shows it. */
export function leavePageToApp() {
  if (!html.hasAttribute(closedMark)) return
  html.removeAttribute(closedMark)
  removeNote()
}

/** The page was rendered beforehand for somebody else: nothing of it is shown. */
export const hidePage = () => html.setAttribute(othersMark, '')

/**
 * True if the content of `root` can be hydrated. What was rendered for another kind of user is cleared; what was altered on
 * the way stays until the app renders it anew.
 */
export function shouldHydrate(root: HTMLElement, isInLanguage: boolean) {
  const others = html.hasAttribute(othersMark) || !isInLanguage
  if (others) root.textContent = ''
  html.removeAttribute(othersMark)
  if (others || root.firstElementChild === null) return false
  return hasMarkers(root)
}

/** False where somebody on the way took out the comments that React finds its parts by, or the end of the page. */
function hasMarkers(root: HTMLElement) {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  let found = 0
  while (comments.nextNode()) found += 1
  return found >= Number(root.dataset[markersData] ?? 0)
}
