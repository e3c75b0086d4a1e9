const commonPasswords = new Set(
  `password passwort passw pass qwerty qwertyuiop qwert asdfgh asdf zxcvbn qazwsx qweasd qweqwe asdasd azerty zaqwsx
  dragon baseball football monkey letmein shadow master michael mustang superman jordan jennifer hunter harley
  buster andrew batman soccer tigger charlie robert sunshine thomas iloveyou ilove ranger daniel hockey george
  computer michelle jessica starwars pepper freedom princess joshua maggie ginger amanda ashley love cheese
  nicole summer matthew chelsea dallas matrix william taylor corvette austin access martin heather thunder
  merlin secret diamond hello anthony hammer silver justin patrick internet samantha orange cookie maverick
  jackson phoenix snoopy guitar whatever chicken mercedes peanut ferrari falcon welcome samsung smokey arsenal
  tigers marina monster spider porsche yellow gateway purple banana london boston money mother yamaha player
  knight forever victoria angel please rabbit wizard prince fishing flower crystal winner golden panther tiger
  honda toyota canada liverpool manchester manutd barcelona pokemon rainbow newyork florida turtle doctor rocket
  captain jaguar dolphin blue lovers alex united giants mountain warrior elephant success lucky happy america
  apple green power animal police online trinity heaven lover family digital private lasvegas fluffy carolina
  cherry butterfly chocolate minecraft lovely friends dreams magic legend admin administrator test guest user
  login root changeme default abcd abc bangkok thailand siam casino slot poker bet royal gold bonus vegas`.split(
    /\s+/,
  ),
)

export type Strength = 'weak' | 'fair' | 'strong'

const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const backwards = (text: string) => Array.from(text).reduceRight((made, sign) => made + sign, '')
const sequences = [...rows, ...rows.map(backwards)]

const instead: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }

/** Number of extra characters, such as a year, that do not make a common word secure. */
const few = 4

const isCommon = (text: string) => {
  const written = text.replace(/[013-5@$](?=.*[a-z])/g, (sign) => instead[sign] ?? sign)
  return [text, written].some((word) => {
    const letters = word.replace(/^[^a-z]+|[^a-z]+$/g, '')
    return word.length - letters.length <= few && commonPasswords.has(letters)
  })
}

/** True if a password is one of the `known` texts, such as a phone, plus at most four characters. */
export const isLikeKnown = (password: string, known: readonly string[]): boolean =>
  known.some(
    (word) =>
      word.length >= 4 &&
      password.toLowerCase().includes(word.toLowerCase()) &&
      password.length - word.length <= few,
  )

/**
 * True for a password that anyone would try first: few different characters, repetitions, keyboard rows or
 * common words.
 */
export function isObvious(password: string): boolean {
  const text = password.toLowerCase()
  return (
    new Set(text).size < 5 ||
    /^(.{1,4})\1+$/.test(text) ||
    sequences.some((row) => row.includes(text.slice(0, 6))) ||
    isCommon(text)
  )
}

export function strengthOf(password: string): Strength | null {
  const text = password.toLowerCase()
  if (text.length < 8) return null
  if (isObvious(text) || /^\d+$/.test(text)) return 'weak'
  return text.length >= 12 && new Set(text).size >= 7 ? 'strong' : 'fair'
}
