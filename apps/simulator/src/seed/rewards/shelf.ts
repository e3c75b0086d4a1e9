import type { InferInsertModel } from 'drizzle-orm'
import { type rewardCategories, type rewards } from '@member/api/importing'

type Category = InferInsertModel<typeof rewardCategories>
type Reward = Omit<InferInsertModel<typeof rewards>, 'uuid'> & { key: string }

const file = (name: string) => `/files/reward/${name}.svg`

export const categories = (brandName: string, nameInEnglish: string): Category[] => [
  { id: 'credit', name: 'เครดิต', english: { name: 'Credit' }, image: file('credit-100'), rank: 1 },
  { id: 'gold', name: 'ทองคำ', english: { name: 'Gold' }, image: file('gold-bar'), rank: 2 },
  {
    id: 'gadget',
    name: 'มือถือและไอที',
    english: { name: 'Phones and gadgets' },
    image: file('phone'),
    rank: 3,
  },
  { id: 'home', name: 'ของใช้', english: { name: 'For the home' }, image: file('rice-cooker'), rank: 4 },
  {
    id: 'brand',
    name: `ของที่ระลึก ${brandName}`,
    english: { name: `${nameInEnglish} merchandise` },
    image: file('cap'),
    rank: 5,
  },
]

export const shelf = (brandName: string, nameInEnglish: string): Reward[] =>
  shelfInThai(brandName).map((reward) =>
    Object.assign({ english: inEnglish(nameInEnglish)[reward.key] ?? null }, reward),
  )

const inEnglish = (brandName: string): Record<string, { name: string; detail: string }> => ({
  'gold-bar': {
    name: '1-salueng gold bar',
    detail: 'A bar of 96.5% gold, 3.811 g, with a certificate. Sent by insured post.',
  },
  'gold-necklace': {
    name: 'Half-salueng gold necklace',
    detail: 'A 96.5% gold necklace with a coin pendant, 1.9 g in all.',
  },
  phone: {
    name: '5G smartphone, 256 GB',
    detail: '6.7-inch screen, 50-megapixel camera, 1-year warranty in Thailand',
  },
  earbuds: {
    name: 'Noise-cancelling wireless earbuds',
    detail: '8 hours of listening, sweat-proof, USB-C charging case',
  },
  speaker: { name: 'Portable Bluetooth speaker', detail: '40 W, waterproof, 12 hours of playing time' },
  'rice-cooker': {
    name: 'Digital rice cooker, 1.8 litres',
    detail: 'Cooks, stews, steams and keeps warm. Inner pot with 5 coatings.',
  },
  fan: { name: '16-inch desk fan', detail: '3 speeds, swings, energy label no. 5' },
  helmet: {
    name: 'Half-face helmet',
    detail: 'Thai standard TIS 369, scratch-resistant visor, washable lining',
  },
  backpack: { name: `${brandName} backpack`, detail: 'Pocket for a 15-inch laptop, splash-proof fabric' },
  shirt: { name: `${brandName} T-shirt`, detail: '100% cotton, sizes S to XXL. Tell our team your size.' },
  cap: { name: `${brandName} cap`, detail: 'Embroidered logo, adjustable' },
  tumbler: { name: `${brandName} tumbler`, detail: '304 stainless steel, 900 ml, keeps cold for 12 hours' },
  'prize-helmet': { name: 'Special edition helmet', detail: 'Only for winners of the wheel and the cards' },
  'prize-gold': { name: 'Half-salueng gold bar', detail: 'A bar of 96.5% gold, 1.905 g, for winners' },
})

/** Returns the rewards of the demonstration. */
const shelfInThai = (brandName: string): Reward[] => [
  voucher(50, 500),
  voucher(100, 950),
  voucher(500, 4_500),
  goods(
    'gold-bar',
    'gold',
    'ทองคำแท่ง 1 สลึง',
    'ทองคำแท่ง 96.5% น้ำหนัก 3.811 กรัม พร้อมใบรับประกัน จัดส่งแบบมีประกัน',
    120_000,
    3,
  ),
  goods(
    'gold-necklace',
    'gold',
    'สร้อยคอทองคำครึ่งสลึง',
    'สร้อยคอทองคำ 96.5% พร้อมจี้เหรียญ น้ำหนักรวม 1.9 กรัม',
    65_000,
    4,
  ),
  goods(
    'phone',
    'gadget',
    'สมาร์ตโฟน 5G ความจุ 256 GB',
    'จอ 6.7 นิ้ว กล้อง 50 ล้านพิกเซล รับประกันศูนย์ไทย 1 ปี',
    98_000,
    2,
  ),
  goods('earbuds', 'gadget', 'หูฟังไร้สายตัดเสียงรบกวน', 'ฟังต่อเนื่อง 8 ชั่วโมง กันเหงื่อ กล่องชาร์จ USB-C', 9_900, 12),
  goods('speaker', 'gadget', 'ลำโพงบลูทูธพกพา', 'กำลังขับ 40 วัตต์ กันน้ำ ใช้งานได้ 12 ชั่วโมง', 7_500, 0),
  goods('rice-cooker', 'home', 'หม้อหุงข้าวดิจิทัล 1.8 ลิตร', 'หุง ตุ๋น นึ่ง อุ่นในใบเดียว หม้อในเคลือบ 5 ชั้น', 5_900, 8),
  goods('fan', 'home', 'พัดลมตั้งโต๊ะ 16 นิ้ว', 'ปรับแรงลม 3 ระดับ ส่ายอัตโนมัติ ประหยัดไฟเบอร์ 5', 3_200, 15),
  goods('helmet', 'home', 'หมวกกันน็อกครึ่งใบ', 'มาตรฐาน มอก. 369 ชิลด์กันรอย ซับในถอดซักได้', 2_400, 20),
  goods('backpack', 'brand', `กระเป๋าเป้ ${brandName}`, 'ช่องใส่โน้ตบุ๊ก 15 นิ้ว ผ้ากันละอองน้ำ', 1_800, 25),
  goods('shirt', 'brand', `เสื้อยืด ${brandName}`, 'ผ้าคอตตอน 100% มีขนาด S ถึง XXL แจ้งขนาดกับเจ้าหน้าที่', 350, 60),
  goods('cap', 'brand', `หมวกแก๊ป ${brandName}`, 'ปักลายตราสัญลักษณ์ ปรับขนาดได้', 280, 80),
  goods(
    'tumbler',
    'brand',
    `แก้วเก็บความเย็น ${brandName}`,
    'สเตนเลส 304 ขนาด 900 มล. เก็บความเย็น 12 ชั่วโมง',
    240,
    45,
  ),
  {
    ...goods('helmet', 'home', 'หมวกกันน็อกรุ่นพิเศษ', 'รุ่นสำหรับผู้โชคดีจากกงล้อและไพ่เท่านั้น', 2_400, 10),
    key: 'prize-helmet',
    status: 'PRIZE',
  },
  {
    ...goods('gold-bar', 'gold', 'ทองคำแท่งครึ่งสลึง', 'ทองคำแท่ง 96.5% น้ำหนัก 1.905 กรัม สำหรับผู้โชคดี', 60_000, 5),
    key: 'prize-gold',
    status: 'PRIZE',
  },
]

const voucher = (baht: number, point: number): Reward => ({
  key: `credit-${baht}`,
  categoryId: 'credit',
  name: `เครดิต ${baht} บาท`,
  detail: 'เข้าเครดิตหลักทันทีที่แลก ใช้เล่นหรือถอนได้ตามปกติ',
  english: {
    name: `฿${baht} credit`,
    detail: 'Added to your credit as soon as you redeem it. Play with it or withdraw it as usual.',
  },
  image: file(`credit-${baht}`),
  point,
  stock: 500,
  needAddress: false,
  credit: BigInt(baht) * 100n,
  status: 'ACTIVE',
  rank: baht,
})

const goods = (
  key: string,
  categoryId: string,
  name: string,
  detail: string,
  point: number,
  stock: number,
): Reward => ({
  key,
  categoryId,
  name,
  detail,
  image: file(key),
  point,
  stock,
  needAddress: true,
  status: 'ACTIVE',
  // Expensive rewards first, vouchers before them.
  rank: 1_000_000 - point,
})
