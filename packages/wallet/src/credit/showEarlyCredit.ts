import { stored } from '@member/api-client/stored'
import { formatBaht } from '@member/i18n'

// The boot script is bundled from this file: it imports no more than a few lines.

/** Ids of two elements in a pre-rendered card. */
export const earlyCreditIds = { place: 'early-credit', pattern: 'early-credit-pattern' } as const

/** Stored setting of this device: `'1'` if the member hides amounts. */
export const amountsHidden = stored('localStorage', 'amounts-hidden')

/** Writes the credit of the answer (JSON) into the pre-rendered card, unless amounts are hidden. */
export function showEarlyCredit(answer: string): void {
  const place = document.getElementById(earlyCreditIds.place)
  const pattern = document.getElementById(earlyCreditIds.pattern)
  const balance: unknown = JSON.parse(answer).data?.balance
  if (!place || place.firstChild || !pattern || typeof balance !== 'number' || amountsHidden.read() === '1')
    return
  const figure = formatBaht(balance)
  const [whole = '', satang = ''] = figure.split('.')
  const copy = pattern.cloneNode(true)
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.nodeValue === '0') text.nodeValue = whole
    else if (text.nodeValue === '00') text.nodeValue = satang
    else text.nodeValue = (text.nodeValue ?? '').replace('0.00', figure)
  }
  place.append(...copy.childNodes)
}
