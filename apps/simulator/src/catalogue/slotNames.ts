import { beside, combine, fill, type Name } from './names.ts'

export const figures: readonly Name[] = [
  ['มังกร', 'Dragon'],
  ['เสือ', 'Tiger'],
  ['หงส์', 'Swan'],
  ['ช้าง', 'Elephant'],
  ['สิงโต', 'Lion'],
  ['กระทิง', 'Bull'],
  ['หมูน้อย', 'Piggy'],
  ['กระต่าย', 'Rabbit'],
  ['ลิง', 'Monkey'],
  ['ไก่ชน', 'Rooster'],
  ['งู', 'Serpent'],
  ['ม้า', 'Horse'],
  ['แพะ', 'Goat'],
  ['หนู', 'Mouse'],
  ['หมาป่า', 'Wolf'],
  ['จิ้งจอก', 'Fox'],
  ['แพนด้า', 'Panda'],
  ['นกยูง', 'Peacock'],
  ['อินทรี', 'Eagle'],
  ['เต่า', 'Turtle'],
  ['กบ', 'Frog'],
  ['ปลาคาร์ป', 'Koi'],
  ['ฉลาม', 'Shark'],
  ['วาฬ', 'Whale'],
  ['พญานาค', 'Naga'],
  ['ครุฑ', 'Garuda'],
  ['กินรี', 'Kinnari'],
  ['หนุมาน', 'Hanuman'],
  ['ยักษ์', 'Giant'],
  ['นางเงือก', 'Mermaid'],
  ['แม่มด', 'Witch'],
  ['พ่อมด', 'Wizard'],
  ['อัศวิน', 'Knight'],
  ['โจรสลัด', 'Pirate'],
  ['นินจา', 'Ninja'],
  ['ซามูไร', 'Samurai'],
  ['นักมวย', 'Boxer'],
  ['คาวบอย', 'Cowboy'],
  ['ฟาโรห์', 'Pharaoh'],
  ['คลีโอพัตรา', 'Cleopatra'],
  ['ซุส', 'Zeus'],
  ['โพไซดอน', 'Poseidon'],
  ['ไวกิ้ง', 'Viking'],
  ['กลาดิเอเตอร์', 'Gladiator'],
  ['จักรพรรดิ', 'Emperor'],
  ['เจ้าหญิง', 'Princess'],
  ['นักสำรวจ', 'Explorer'],
  ['ชาวไร่', 'Farmer'],
  ['พ่อครัว', 'Chef'],
  ['ผึ้งน้อย', 'Bee'],
  ['น้ำผึ้ง', 'Honey'],
  ['มะม่วง', 'Mango'],
  ['ทุเรียน', 'Durian'],
  ['แตงโม', 'Watermelon'],
  ['เชอร์รี่', 'Cherry'],
  ['ลูกกวาด', 'Candy'],
  ['ดอกบัว', 'Lotus'],
  ['ซากุระ', 'Sakura'],
  ['เพชร', 'Diamond'],
  ['ทับทิม', 'Ruby'],
  ['มรกต', 'Emerald'],
  ['ไข่มุก', 'Pearl'],
  ['เหรียญ', 'Coin'],
  ['ดวงดาว', 'Star'],
  ['พระจันทร์', 'Moon'],
  ['ระฆัง', 'Bell'],
]

const patterns: readonly Name[] = [
  ['{}ทอง', 'Golden {}'],
  ['{}นำโชค', 'Lucky {}'],
  ['{}เศรษฐี', 'Millionaire {}'],
  ['สมบัติ{}', '{} Treasure'],
  ['อาณาจักร{}', '{} Kingdom'],
  ['ตำนาน{}', 'Legend of the {}'],
  ['ขุมทรัพย์{}', '{} Fortune'],
  ['{}เพลิง', 'Blazing {}'],
  ['{}หยก', 'Jade {}'],
  ['{}ราตรี', 'Midnight {}'],
  ['{}สายฟ้า', 'Thunder {}'],
  ['{} มหัศจรรย์', 'Magic {}'],
  ['วงล้อ{}', '{} Wheel'],
  ['{}พารวย', '{} Riches'],
  ['เทศกาล{}', '{} Festival'],
  ['{}คู่ขวัญ', 'Double {}'],
  ['บ้าน{}', '{} House'],
  ['{}ล่ารางวัล', '{} Bounty'],
  ['สวน{}', '{} Garden'],
  ['{}ไร้เทียมทาน', 'Mighty {}'],
  ['{}ปีใหม่', 'New Year {}'],
  ['{}เจ็ดสี', 'Rainbow {}'],
  ['เมือง{}', '{} City'],
  ['{}รอยัล', 'Royal {}'],
  ['ปาร์ตี้{}', '{} Party'],
]

const editions: readonly Name[] = [
  ['ดีลักซ์', 'Deluxe'],
  ['เมก้าวิน', 'Mega Win'],
  ['ภาค 2', 'II'],
  ['โบนัสคู่', 'Twin Bonus'],
  ['จัมโบ้', 'Jumbo'],
  ['คลาสสิก', 'Classic'],
  ['แจ็กพอต', 'Jackpot'],
]

const plain = combine(figures, patterns, fill)

export function slotNames(count: number): Name[] {
  const names = [...plain]
  for (let edition = 0; names.length < count; edition += 1) {
    names.push(
      ...plain.map(([thai, english], place): Name => {
        const [more, moreEnglish] = editions[(place + edition) % editions.length] ?? ['', '']
        return [beside(thai, more), beside(english, moreEnglish)]
      }),
    )
  }
  return names.slice(0, count)
}
