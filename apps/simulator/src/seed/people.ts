import type { Random } from '../catalogue/names.ts'

export type Person = {
  username: string
  phone: string
  name: string
  bankName: string
  bankId: string
  level: number
  months: number
  rhythm: number
}

/** Demo member with data of every kind. */
export const demoMember: Person = {
  username: 'demo1234',
  phone: '0812345678',
  name: 'สมชาย ใจดี',
  bankName: 'SCB',
  bankId: '4015678923',
  level: 3,
  months: 8,
  rhythm: 16,
}

export const emptyMember: Person = {
  username: 'empty123',
  phone: '0898765432',
  name: 'มานี มีสุข',
  bankName: 'KBANK',
  bankId: '0271834569',
  level: 1,
  months: 0,
  rhythm: 0,
}

const given = [
  ['ก้อง', 'kong'],
  ['ปิยะ', 'piya'],
  ['นภา', 'napa'],
  ['วิชัย', 'wichai'],
  ['สุดา', 'suda'],
  ['ธนา', 'thana'],
  ['อรทัย', 'orathai'],
  ['ชาติชาย', 'chatchai'],
  ['กานดา', 'kanda'],
  ['พิชิต', 'pichit'],
  ['รุ่งนภา', 'rung'],
  ['เอกชัย', 'ekachai'],
  ['สายฝน', 'saifon'],
  ['ณรงค์', 'narong'],
  ['ดวงใจ', 'duangjai'],
  ['ภูผา', 'phupha'],
] as const satisfies readonly (readonly [string, string])[]

const family = [
  'แก้วมณี',
  'ศรีสมบูรณ์',
  'ทองดี',
  'วงศ์ใหญ่',
  'สุขเกษม',
  'พันธุ์ดี',
  'อินทรสุวรรณ',
  'บุญช่วย',
  'ชัยมงคล',
  'รัตนพันธ์',
  'จันทร์เพ็ญ',
  'มณีรัตน์',
] as const

const banks: [[string, number], ...[string, number][]] = [
  ['KBANK', 10],
  ['SCB', 10],
  ['BBL', 10],
  ['KTB', 10],
  ['BAY', 10],
  ['TTB', 10],
  ['GSB', 12],
]

/** Number of members per level; levels 5 and 6 are granted by the operator. */
const crowd = [
  [1, 16],
  [2, 11],
  [3, 6],
  [4, 3],
  [5, 1],
  [6, 1],
] as const

export function invent(random: Random): Person[] {
  const levels = crowd.flatMap(([level, count]) => Array.from({ length: count }, () => level))
  return levels.map((level, place) => {
    const [thai, latin] = given[place % given.length] ?? given[0]
    const [bankName, length] = random.pick(banks)
    return {
      username: `${latin}${random.digits(4)}`,
      phone: `0${random.pick(['6', '8', '9'])}${random.digits(8)}`,
      name: `${thai} ${random.pick(family)}`,
      bankName,
      // The simulated bank knows no account that ends in 0000.
      bankId: `${random.digits(length - 1)}${random.whole(1, 9)}`,
      level,
      months: random.whole(2, 7),
      rhythm: random.whole(2, 5),
    }
  })
}
