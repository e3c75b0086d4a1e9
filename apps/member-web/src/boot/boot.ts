import { prefetch, storedSession } from '@member/api-client/early'
import type { Announcement } from '@member/api-client'
import { type Brand, pictureAddress } from '@member/brand'
import { fetchAnew } from '@member/ui/fetch-anew'
import { loginFor } from '../session/returnTo.ts'
import { firstPopup, readSeen } from '@member/news/popup'
import { showEarlyCredit } from '@member/wallet/early-credit'
import type { PageData } from './pageData.ts'
import { closePage, hidePage, isHydrated, showSlowStartUp, showStartUpFailure } from './page.ts'
import { pageDataId, placeholder, rootId } from '../pageMarks/wires.ts'
import * as paths from '../paths/paths.ts'
import { chosenLanguage } from '../language/chosenLanguage.ts'
import { prefixOf, splitLanguage } from '../language/splitLanguage.ts'

// Inline in <head>, built from the app's modules: redirects members and visitors before anything is visible, and
// sends the first calls before the app's code has loaded.

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

const leaveFor = (address: string) => {
  hidePage()
  window.location.replace(address)
  return true
}

/**
 * Redirects to the page or language that fits this device; returns true if it redirects.
 * Visitors leave members' pages; members leave landing, login and register.
 */
function isLedOn(member: boolean) {
  const { pathname, search, hash } = window.location
  const { languages } = brand
  const { basename, path } = splitLanguage(pathname, languages)
  const chosen = chosenLanguage(languages)
  const prefix = basename === '' && chosen ? prefixOf(chosen, languages) : basename
  const isMembers = `${path}/`.startsWith(`${paths.member.path}/`)
  if (!member && isMembers) return leaveFor(prefix + loginFor(path + search + hash))
  if (member && !search && /^\/(login|register|auth\/?)?$/.test(path))
    return leaveFor(prefix + paths.dashboard.path)
  // The language chosen on this device, if the address contains none.
  if (prefix !== basename) return leaveFor(prefix + path + search + hash)
  return false
}

/** Sends the first screen's calls, whose answers the app uses; closes the page during maintenance. */
function askFirst({ version, firstCalls }: PageData, { server }: Brand) {
  // The page's words come after this script.
  const { lang: language } = document.documentElement
  const from = { baseUrl: server, version, hostname: window.location.hostname, language, session }
  const ask = (call: string) => {
    const [method = '', path = '', body] = call.split(' ')
    return prefetch({ method, path, ...(body && { body: JSON.parse(body) }) }, from)
  }
  const closeWhereClosed = async () => {
    const { text } = await ask(firstCalls.operation).answer
    if (JSON.parse(text).data.websiteStatus === 'MA') closePage()
  }
  // On failure the app repeats the call and shows the error.
  closeWhereClosed().catch(() => undefined)
  for (const call of (session ? firstCalls.member : firstCalls.visitor).concat(firstCalls.everyone)) {
    const { answer } = ask(call)
    if (call === memberAnnouncements)
      answer.then(({ text }) => fetchPopupPicture(text)).catch(() => undefined)
    if (call.startsWith(memberCredit)) answer.then(({ text }) => showCredit(text)).catch(() => undefined)
  }
}

const memberAnnouncements = 'GET /api/auth/announcement'
const memberCredit = 'POST /api/auth/user/getCredit/'

let credit: string | undefined
let isCardParsed = false

/** Shows the credit of the server's answer, once the answer has come and the card is parsed. */
function showCredit(answer = credit) {
  credit = answer
  if (answer === undefined || !isCardParsed) return
  showEarlyCredit(answer)
  // From here on the money is read (`useIsRead`).
  document.documentElement.dataset['creditAt'] = `${performance.now()}`
}

/** Preloads the picture of the popup that the home will open, before the popup's code. */
function fetchPopupPicture(text: string) {
  const { data }: { data: Announcement[] } = JSON.parse(text)
  const address = pictureAddress(firstPopup(data, readSeen(session?.user.uuid))?.image ?? undefined, brand)
  if (address) new Image().src = address
}

/** Start-up time (ms) after which the slow-page notice appears; members must see it within 15 s. */
const patience = 10_000

/**
 * Retries the first module that fails to load, and shows a message when another one fails.
 * Also shows a message if the start-up is slow or a script was truncated.
 */
function watchStartUp() {
  setTimeout(showSlowStartUp, patience)
  let tried = false
  const listen = ({ target, error }: Event & { error?: unknown }) => {
    // A truncated script is not retried: the browser would use the cached one.
    if (error instanceof SyntaxError && !isHydrated()) {
      fetchAnew()
      showStartUpFailure()
    }
    // A vendor's chat is not part of the start-up.
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
  // Load errors do not bubble.
  window.addEventListener('error', listen, true)
}

const brand: Brand = JSON.parse(textOf('brand'))
const page: PageData = JSON.parse(textOf(pageDataId))
const session = storedSession()

if (!isLedOn(session !== null)) {
  watchStartUp()
  // Pages rendered for visitors keep the brand's own layout.
  const isFor = session ? 'member' : brand.specialHosts.includes(window.location.hostname) ? null : 'visitor'
  if (page.renderedFor !== isFor) hidePage()
  askFirst(page, brand)
}

window.showStartUpFailure = showStartUpFailure

window.fillMemberName = () => {
  if (!session) return
  const texts = document.createTreeWalker(
    document.getElementById(rootId) ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (texts.nextNode()) {
    const text = texts.currentNode
    text.nodeValue = (text.nodeValue ?? '').replace(
      placeholder,
      (_, field: 'name' | 'username') => session.user[field],
    )
  }
  isCardParsed = true
  showCredit()
}
