import { stored } from '@member/api-client/stored'
import { atom } from 'jotai'

type Answer = 'yes' | 'no'

const consent = stored('localStorage', 'measuring-consent')

let answered: Answer | undefined

/** Returns the visitor's answer about analytics on this device; undefined before any answer. */
export function givenAnswer(): Answer | undefined {
  if (answered) return answered
  const storedAnswer = consent.read()
  return storedAnswer === 'yes' || storedAnswer === 'no' ? storedAnswer : undefined
}

const answersAtom = atom(0)

export const consentAtom = atom(
  (get) => (get(answersAtom) >= 0 ? givenAnswer() : undefined),
  (_get, set, answer: Answer) => {
    if (!consent.write(answer)) answered = answer
    set(answersAtom, (answers) => answers + 1)
  },
)
