import { atom } from 'jotai'

type Answer = 'yes' | 'no'

const place = 'measuring-consent'

/** Where storage is full or forbidden the answer lasts as long as the page. */
let said: Answer | undefined

/** What this device's visitor answered; nothing until they are asked. */
export function givenAnswer(): Answer | undefined {
  if (said) return said
  try {
    const kept = window.localStorage.getItem(place)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

const answersAtom = atom(0)

/** Whether visits may be counted, in the visitor's own words; writing answers, anew as often as they like. */
export const consentAtom = atom(
  (get) => (get(answersAtom) >= 0 ? givenAnswer() : undefined),
  (_get, set, answer: Answer) => {
    try {
      window.localStorage.setItem(place, answer)
    } catch {
      said = answer
    }
    set(answersAtom, (answers) => answers + 1)
  },
)
