import { th } from './th.ts'

const place = 'boot-note'

/** One sentence over the page, written without React: there may be none. `action` reloads the page. */
function showNote(text: string, action?: string) {
  removeNote()
  const note = document.createElement('div')
  note.id = place
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

const removeNote = () => document.getElementById(place)?.remove()

/** A file of the start-up did not come, or broke: what stands on the page stays, and a reload is offered. */
export const showStartUpFailure = () => showNote(th.failed, th.reload)

const html = document.documentElement
const closedMark = 'data-closed'
const othersMark = 'data-for-others'

/** The server has said that the site is closed: until the app can say more, the page says only that. */
export function closePage() {
  html.setAttribute(closedMark, '')
  showNote(th.closed)
}

/** The app knows whether the site is open, and shows it. */
export function leavePageToApp() {
  if (!html.hasAttribute(closedMark)) return
  html.removeAttribute(closedMark)
  removeNote()
}

/** The page was rendered beforehand for somebody else: nothing of it is shown. */
export const hidePage = () => html.setAttribute(othersMark, '')

/** Whether what stands in `root` was rendered for whoever is here, and is to be hydrated; if not, nothing of it stays. */
export function keepsPage(root: HTMLElement) {
  const others = html.hasAttribute(othersMark)
  if (others) root.textContent = ''
  html.removeAttribute(othersMark)
  return !others && root.firstElementChild !== null
}
