/**
 * Returns true if a person born on `birthDate` is `age` years old on `day` (dates as "2006-11-23"). The age is
 * reached on the birthday (Civil and Commercial Code, section 16); without a 29 February, on 1 March, because
 * the year of life ends with the last day of February (section 193/5).
 */
export function isOfAge(birthDate: string, age: number, day: string) {
  const [year, dayOfYear] = [birthDate.slice(0, 4), birthDate.slice(4)]
  return `${Number(year) + age}${dayOfYear}` <= day
}
