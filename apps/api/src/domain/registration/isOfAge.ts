/**
 * True if somebody is `age` years old on a day; dates as "2006-11-23". They are from the birthday itself on (Civil and
 * Commercial Code, section 16). Where a year has no 29 February, the birthday of that day is 1 March: the year of life
 * ends with the last day of February (section 193/5).
 */
export function isOfAge(birthDate: string, age: number, day: string) {
  const [year, dayOfYear] = [birthDate.slice(0, 4), birthDate.slice(4)]
  return `${Number(year) + age}${dayOfYear}` <= day
}
