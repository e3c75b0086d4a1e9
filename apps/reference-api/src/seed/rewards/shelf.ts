import type { InferInsertModel } from 'drizzle-orm'
import type { rewardCategories, rewards } from '../../database/schema.ts'

type Category = InferInsertModel<typeof rewardCategories>
type Reward = Omit<InferInsertModel<typeof rewards>, 'uuid'> & { key: string }

const file = (name: string) => `/files/reward/${name}.svg`

export const categories = (brandName: string): Category[] => [
  { id: 'credit', name: 'เครดิต', image: file('credit-100'), rank: 1 },
  { id: 'gold', name: 'ทองคำ', image: file('gold-bar'), rank: 2 },
  { id: 'gadget', name: 'มือถือและไอที', image: file('phone'), rank: 3 },
  { id: 'home', name: 'ของใช้', image: file('rice-cooker'), rank: 4 },
  { id: 'brand', name: `ของที่ระลึก ${brandName}`, image: file('cap'), rank: 5 },
]

/** What the operator gives for points; the last two are only won. */
export const shelf = (brandName: string): Reward[] => [
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
  // The dear ones first within reach of the eye, vouchers before them.
  rank: 1_000_000 - point,
})
