import { beside, combine, type Name } from './names.ts'

export const sports: readonly Name[] = [
  ['ฟุตบอล', 'Football'],
  ['บาสเกตบอล', 'Basketball'],
  ['เทนนิส', 'Tennis'],
  ['แบดมินตัน', 'Badminton'],
  ['วอลเลย์บอล', 'Volleyball'],
  ['มวยไทย', 'Muay Thai'],
  ['มวยสากล', 'Boxing'],
  ['ตะกร้อ', 'Sepak Takraw'],
  ['ปิงปอง', 'Table Tennis'],
  ['สนุกเกอร์', 'Snooker'],
  ['กอล์ฟ', 'Golf'],
  ['ฟุตซอล', 'Futsal'],
  ['แข่งม้า', 'Horse Racing'],
  ['แข่งรถ', 'Motor Racing'],
  ['อีสปอร์ต', 'Esports'],
]

const markets: readonly Name[] = [
  ['แข่งสด', 'Live'],
  ['ก่อนแข่ง', 'Pre-match'],
  ['สเต็ป', 'Mix Parlay'],
  ['เสมือนจริง', 'Virtual'],
]

export const sportNames = combine(sports, markets, beside)

const draws: readonly Name[] = [
  ['หวยรัฐบาลไทย', 'Thai Government Lottery'],
  ['หวยออมสิน', 'Government Savings Lottery'],
  ['หวย ธ.ก.ส.', 'Farm Bank Lottery'],
  ['หวยลาวพัฒนา', 'Lao Lottery'],
  ['หวยฮานอย', 'Hanoi Lottery'],
  ['หวยฮานอยพิเศษ', 'Hanoi Special Lottery'],
  ['หวยมาเลย์', 'Malaysia Lottery'],
  ['หวยหุ้นไทยเช้า', 'Thai Stock Morning Lottery'],
  ['หวยหุ้นไทยบ่าย', 'Thai Stock Afternoon Lottery'],
  ['หวยหุ้นไทยปิดตลาด', 'Thai Stock Closing Lottery'],
  ['หวยนิเคอิเช้า', 'Nikkei Morning Lottery'],
  ['หวยนิเคอิบ่าย', 'Nikkei Afternoon Lottery'],
  ['หวยฮั่งเส็งเช้า', 'Hang Seng Morning Lottery'],
  ['หวยฮั่งเส็งบ่าย', 'Hang Seng Afternoon Lottery'],
  ['หวยดาวโจนส์', 'Dow Jones Lottery'],
  ['หวยสิงคโปร์', 'Singapore Stock Lottery'],
]

const quick = Array.from({ length: 88 }, (_, round): Name => [
  `หวยยี่กี รอบที่ ${round + 1}`,
  `Yi Ki Lottery Round ${round + 1}`,
])

export const lottoNames: readonly Name[] = [...draws, ...quick]
