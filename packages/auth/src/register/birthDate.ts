import { BirthDate, queryAtom, settingQuery } from '@member/api-client'
import { atom } from 'jotai'
import * as v from 'valibot'
import { digits } from '../digits.ts'
import { text } from '../text.ts'
import { draftAtom, refusalAtom } from './draft.ts'
import { th } from './th.ts'

const settingAtom = queryAtom(settingQuery)

/** Whether the server asks for the date of birth: it says so beforehand, or by refusing who did not give it. */
export const birthDateAskedAtom = atom(
  (get) =>
    get(settingAtom).data?.features['birthDate'] === true ||
    get(draftAtom).birthYear !== '' ||
    get(refusalAtom)?.fields['birthDate'] !== undefined,
)

/** Years from here on are the Buddhist era's. */
const buddhist = 2400

/** The day as it is sent, whether or not there is such a day; the year may be of either era. */
function birthDateIn(form: FormData) {
  const [day = 0, month = 0, typed = 0] = ['birthDay', 'birthMonth', 'birthYear'].map((name) =>
    Number(digits(text(form, name))),
  )
  const year = typed >= buddhist ? typed - 543 : typed
  return { day, month, year, birthDate: [year, two(month), two(day)].join('-') }
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** What the form says of the date of birth, if it asks for it: the day, or what is wrong with it. */
export function bornIn(form: FormData): { birthDate?: string; wrong?: string } {
  if (!form.has('birthYear')) return {}
  const { day, month, year, birthDate } = birthDateIn(form)
  if (!day || !month || !year) return { wrong: th.birthMissing }
  if (year < 1900 || year > new Date().getFullYear()) return { wrong: th.birthYearRule }
  return v.is(BirthDate, birthDate) ? { birthDate } : { wrong: th.birthWrong }
}
