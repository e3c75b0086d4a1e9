import { stored } from '@member/api-client/stored'
import { schemeMark } from '@member/brand'

/** Schemes that a member can choose in a brand with both; `phone` follows the device. */
export const schemeChoices = ['phone', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemeChoices)[number]

const storedScheme = stored('localStorage', 'scheme')

export function chosenScheme(): SchemeChoice {
  const chosen = storedScheme.read()
  return schemeChoices.find((choice) => choice === chosen) ?? 'phone'
}

export function storeScheme(choice: SchemeChoice) {
  storedScheme.write(choice === 'phone' ? null : choice)
}

export function showScheme(choice: SchemeChoice) {
  const { documentElement } = document
  if (choice === 'phone') documentElement.removeAttribute(schemeMark)
  else documentElement.setAttribute(schemeMark, choice)
  // The page has a colour for each scheme, dark first.
  const colours = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  Array.from(colours).forEach((colour, index) => {
    const own = index === 0 ? 'dark' : 'light'
    const chosen = choice === own ? 'all' : 'not all'
    colour.setAttribute('media', choice === 'phone' ? `(prefers-color-scheme: ${own})` : chosen)
  })
}
