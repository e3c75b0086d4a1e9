import { BirthDate } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { featureAtom } from '@member/api-client/setting'
import { bangkokDay } from '@member/ui'
import { atom } from 'jotai'
import * as v from 'valibot'
import { digits } from '../form/digits.ts'
import { text } from '../form/text.ts'
import { draftAtom, refusalAtom } from './draft.ts'
import { t } from './words.ts'

/** True if the form asks for a birth date: by the server's setting or refusal, or once a year is typed. */
export const birthDateAskedAtom = atom(
  (get) =>
    get(featureAtom('birthDate')) === true ||
    get(draftAtom).birthYear !== '' ||
    get(refusalAtom)?.fields['birthDate'] !== undefined,
)

/** Lowest typed year that counts as a year of the Buddhist era. */
const buddhist = 2400
const eras = 543
const earliest = 1900

/** Returns the date typed into the form, even if there is no such date. */
function birthDateIn(form: FormData) {
  const [day = 0, month = 0, typed = 0] = ['birthDay', 'birthMonth', 'birthYear'].map((name) =>
    Number(digits(text(form, name))),
  )
  const year = typed >= buddhist ? typed - eras : typed
  return { day, month, typed, year, birthDate: [year, two(month), two(day)].join('-') }
}

const yearRange = (latest: number) =>
  t.birthYearRange({
    from: earliest + eras,
    to: latest + eras,
    fromWestern: earliest,
    toWestern: latest,
  })

const two = (figure: number) => String(figure).padStart(2, '0')

/** Returns the form's date of birth, or its error; empty if the form has no such field. */
export function bornIn(form: FormData): { birthDate?: string; wrong?: string } {
  if (!form.has('birthYear')) return {}
  const { day, month, typed, year, birthDate } = birthDateIn(form)
  if (!day || !month || !year) return { wrong: t.birthMissing }
  if (typed < 1000) return { wrong: t.birthYearRule }
  const latest = Number(bangkokDay(serverNow()).slice(0, 4))
  if (year < earliest || year > latest) return { wrong: yearRange(latest) }
  return v.is(BirthDate, birthDate) ? { birthDate } : { wrong: t.birthWrong }
}
