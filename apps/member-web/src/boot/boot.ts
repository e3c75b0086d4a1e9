import { askEarly, storedSession } from '@member/api-client/early'
import type { Announcement } from '@member/api-client'
import { type Brand, pictureAddress } from '@member/brand'
import { loginFor } from '../session/returnTo.ts'
import { firstPopup, seenToday } from '../site/announcements/popup.ts'
import type { PageData } from './pageData.ts'
import { closePage, hidePage, showStartUpFailure } from './page.ts'

// Inline in <head>, built from the app's own modules: leads members and visitors to where they belong before anything
// is seen, and asks the first calls before the app's code has come.

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

const leaveFor = (address: string) => {
  hidePage()
  window.location.replace(address)
  return true
}

/** Whether whoever is here belongs elsewhere; then the page is left before it is seen. */
function isLedOn(member: boolean) {
  const { pathname, search, hash } = window.location
  const isMembers = /^\/auth(\/|$)/.test(pathname)
  if (!member && isMembers) return leaveFor(loginFor(pathname + search + hash))
  if (member && !search && /^\/(login|register|auth\/?)?$/.test(pathname)) return leaveFor('/auth/dashboard')
  return false
}

/** Asks what the first screen asks; the app takes the answers over. Closes the page where the site is closed. */
function askFirst({ version, firstCalls }: PageData, { server }: Brand) {
  const from = { baseUrl: server, version, hostname: window.location.hostname, session }
  const ask = (call: string) => {
    const [method = '', path = '', body] = call.split(' ')
    return askEarly({ method, path, ...(body && { body: JSON.parse(body) }) }, from)
  }
  const closeWhereClosed = async () => {
    const { text } = await ask(firstCalls.operation).answer
    if (JSON.parse(text).data.websiteStatus === 'MA') closePage()
  }
  // Where it fails the app asks again, and says what is wrong.
  closeWhereClosed().catch(() => undefined)
  for (const call of firstCalls.everyone.concat(session ? firstCalls.member : firstCalls.visitor)) {
    const { answer } = ask(call)
    if (call === memberAnnouncements)
      answer.then(({ text }) => fetchPopupPicture(text)).catch(() => undefined)
  }
}

const memberAnnouncements = 'GET /api/auth/announcement'

/** The picture of what will come over a member's home is on its way before the code that shows it. */
function fetchPopupPicture(text: string) {
  const { data }: { data: Announcement[] } = JSON.parse(text)
  const address = pictureAddress(firstPopup(data, seenToday())?.image ?? undefined, brand)
  if (address) new Image().src = address
}

/** A file that the page names and that does not come is tried once more; then the page says so. */
function watchStartUp() {
  let tried = false
  const listen = ({ target }: Event) => {
    // A vendor's chat in the page is no part of the start-up.
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    if (tried) {
      showStartUpFailure()
      return
    }
    tried = true
    const again = document.createElement('script')
    again.type = 'module'
    again.src = target.src
    document.head.appendChild(again)
  }
  // Such an error does not bubble.
  window.addEventListener('error', listen, true)
}

const brand: Brand = JSON.parse(textOf('brand'))
const page: PageData = JSON.parse(textOf('page'))
const session = storedSession()

if (!isLedOn(session !== null)) {
  watchStartUp()
  // What was rendered for visitors stands in the brand's own layout.
  const isFor = session ? 'member' : brand.specialHosts.includes(window.location.hostname) ? null : 'visitor'
  if (page.renderedFor !== isFor) hidePage()
  askFirst(page, brand)
}

declare global {
  interface Window {
    greetMember: () => void
  }
}

/** A member's page rendered beforehand has room for their name and username; called right behind it. */
window.greetMember = () => {
  if (!session) return
  const texts = document.createTreeWalker(
    document.getElementById('root') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (texts.nextNode()) {
    const text = texts.currentNode
    text.nodeValue = (text.nodeValue ?? '').replace(
      /{(name|username)}/g,
      (_, field: 'name' | 'username') => session.user[field],
    )
  }
}
