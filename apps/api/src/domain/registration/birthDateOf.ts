import type { RegisterRequest } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import { Refusal, invalid } from '../../http/refusals.ts'
import { readSite } from '../settings/settings.ts'
import { dateOf } from '../../values/bangkok.ts'
import { t } from './words.ts'

/**
 * Returns true if a person born on `birthDate` is `age` years old on `day` (dates as "2006-11-23"). The age is
 * reached on the birthday (Civil and Commercial Code, section 16); without a 29 February, on 1 March, because
 * the year of life ends with the last day of February (section 193/5).
 */
export function isOfAge(birthDate: string, age: number, day: string) {
  const [year, dayOfYear] = [birthDate.slice(0, 4), birthDate.slice(4)]
  return `${Number(year) + age}${dayOfYear}` <= day
}

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
  throw new Refusal(422_608, { data: { age: minimumAge } })
}
