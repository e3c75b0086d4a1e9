import type { RegisterRequest } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import { Refusal, invalid } from '../../http/refusals.ts'
import { readSite } from '../settings/settings.ts'
import { dateOf } from '../../values/bangkok.ts'
import { isOfAge } from './isOfAge.ts'
import { t } from './words.ts'

const eldest = 120

/**
 * Returns a registrant's date of birth; null if no minimum age is set, so that the date is not stored. Throws a
 * refusal if the date is missing, impossible or below the minimum age.
 */
export async function birthDateOf(database: Database, { birthDate }: RegisterRequest, now: Date) {
  const { minimumAge } = await readSite(database)
  if (minimumAge === null) return null
  if (birthDate === undefined) throw invalid({ birthDate: t.birthDateMissing })
  const today = dateOf(now)
  if (birthDate > today || isOfAge(birthDate, eldest, today)) throw invalid({ birthDate: t.birthDateWrong })
  if (isOfAge(birthDate, minimumAge, today)) return birthDate
  throw new Refusal(422_608, 'UNDER_AGE', t.underAge({ age: minimumAge }))
}
