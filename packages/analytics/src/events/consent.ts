import { stored } from '@member/api-client/stored'
import { atom } from 'jotai'

type Answer = 'yes' | 'no'

const consent = stored('localStorage', 'measuring-consent')

/** Without storage the answer lasts as long as the page. */
let said: Answer | undefined

/** Answer of this device's visitor; undefined until they have answered. */
export function givenAnswer(): Answer | undefined {
  if (said) return said
  const kept = consent.read()
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

const answersAtom = atom(0)

/** Consent to analytics; writing changes the answer at any time. */
export const consentAtom = atom(
  (get) => (get(answersAtom) >= 0 ? givenAnswer() : undefined),
  (_get, set, answer: Answer) => {
    if (!consent.write(answer)) said = answer
    set(answersAtom, (answers) => answers + 1)
  },
)
