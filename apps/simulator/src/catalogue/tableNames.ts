import { beside, combine, fill, type Name } from './names.ts'

const rooms: readonly Name[] = [
  ['ห้องมรกต', 'Emerald Room'],
  ['ห้องทับทิม', 'Ruby Room'],
  ['ห้องไพลิน', 'Sapphire Room'],
  ['ห้องไข่มุก', 'Pearl Room'],
  ['ห้องเพชร', 'Diamond Room'],
  ['ห้องหยก', 'Jade Room'],
  ['ห้องอำพัน', 'Amber Room'],
  ['ห้องเจ้าพระยา', 'Chao Phraya Room'],
  ['ห้องล้านนา', 'Lanna Room'],
  ['ห้องอันดามัน', 'Andaman Room'],
  ['ห้องสุขุมวิท', 'Sukhumvit Room'],
  ['ห้องเยาวราช', 'Yaowarat Room'],
  ['ห้องภูเก็ต', 'Phuket Room'],
  ['ห้องมาเก๊า', 'Macau Room'],
  ['ห้องโตเกียว', 'Tokyo Room'],
  ['ห้องวีไอพี', 'VIP Room'],
]

export const casinoGames: readonly Name[] = [
  ['บาคาร่า', 'Baccarat'],
  ['สปีด บาคาร่า', 'Speed Baccarat'],
  ['บาคาร่าไม่มีค่าน้ำ', 'No Commission Baccarat'],
  ['เสือมังกร', 'Dragon Tiger'],
  ['รูเล็ต', 'Roulette'],
  ['ไฮโล', 'Sic Bo'],
  ['น้ำเต้าปูปลา', 'Fish Prawn Crab'],
  ['แบล็คแจ็ค', 'Blackjack'],
  ['กำถั่ว', 'Fan Tan'],
  ['วงล้อนำโชค', 'Lucky Wheel'],
]

export const casinoNames = combine(casinoGames, rooms, beside)

const stakes: readonly Name[] = [
  ['โต๊ะเริ่มต้น', 'Beginner Table'],
  ['โต๊ะเพื่อนฝูง', 'Friends Table'],
  ['โต๊ะด่วน', 'Express Table'],
  ['โต๊ะมืออาชีพ', 'Pro Table'],
  ['โต๊ะเศรษฐี', 'Tycoon Table'],
  ['โต๊ะแชมเปี้ยน', 'Champion Table'],
  ['โต๊ะกลางคืน', 'Night Table'],
  ['โต๊ะทัวร์นาเมนต์', 'Tournament Table'],
]

export const cardGames: readonly Name[] = [
  ['ป๊อกเด้ง', 'Pok Deng'],
  ['เก้าเก', 'Kao Kae'],
  ['ไพ่แคง', 'Khaeng'],
  ['ดัมมี่', 'Dummy'],
  ['รัมมี่', 'Rummy'],
  ['สลาฟ', 'Slave'],
  ['ไพ่สามกอง', 'Three Piles'],
  ['โป๊กเกอร์', 'Poker'],
  ['ไพ่ผสมสิบ', 'Make Ten'],
  ['เผือก', 'Phueak'],
  ['ไพ่นกกระจอก', 'Mahjong'],
  ['น้ำตก', 'Waterfall'],
  ['ยี่สิบเอ็ดแต้ม', 'Twenty-One'],
  ['ไพ่สูงต่ำ', 'High Low Cards'],
]

export const cardNames = combine(cardGames, stakes, beside)

export const prey: readonly Name[] = [
  ['ฉลามขาว', 'White Shark'],
  ['วาฬสีน้ำเงิน', 'Blue Whale'],
  ['กระเบนราหู', 'Manta Ray'],
  ['ปลาหมึกยักษ์', 'Giant Squid'],
  ['ปูอลาสก้า', 'King Crab'],
  ['กุ้งมังกร', 'Lobster'],
  ['เต่าทะเล', 'Sea Turtle'],
  ['ม้าน้ำ', 'Seahorse'],
  ['ปลาทอง', 'Goldfish'],
  ['ปลาปักเป้า', 'Pufferfish'],
  ['จระเข้', 'Crocodile'],
  ['นางเงือก', 'Mermaid'],
  ['มังกรทะเล', 'Sea Dragon'],
  ['ไดโนเสาร์น้ำ', 'Water Dinosaur'],
  ['แมงกะพรุน', 'Jellyfish'],
  ['ปลาบึก', 'Giant Catfish'],
]

const hunts: readonly Name[] = [
  ['ล่า{}', '{} Hunter'],
  ['ยิงปลา{}', '{} Shooter'],
  ['ราชา{}', '{} King'],
  ['อ่าว{}', '{} Bay'],
  ['พายุ{}', '{} Storm'],
  ['ทะเลลึก{}', 'Deep Sea {}'],
]

export const fishingNames = combine(prey, hunts, (word, pattern) =>
  // "ยิงปลาปลาทอง" would repeat the word for fish.
  fill(word, pattern).replace('ปลาปลา', 'ปลา'),
)
