import type { Context } from 'hono'
import type { Language, Translation } from '@member/i18n'
import { languageOf } from '../../languageOf.ts'

const th = {
  title: 'เกม',
  balance: 'ยอดในเกม',
  amount: '{} บาท',
  back: 'กลับหน้าเว็บ',
  stake: 'เดิมพัน',
  loading: 'กำลังเปิดเกม',
  simulated: 'เกมจำลองสำหรับทดสอบ ไม่มีเงินจริง',
  noScript: 'เกมนี้ต้องเปิดใช้ JavaScript',
  linkUsed: 'ลิงก์เปิดเกมหมดอายุหรือถูกใช้ไปแล้ว กรุณาเปิดเกมใหม่จากหน้าเว็บ',
  closed: 'เกมนี้ปิดแล้ว ยอดเงินกลับเข้าเครดิตของคุณแล้ว',
  tooLittle: 'ยอดในเกมไม่พอสำหรับเดิมพันนี้',
  limit: 'เดิมพันนี้เกินวงเงินที่คุณตั้งไว้ ดูวงเงินได้ที่หน้าเล่นอย่างมีสติ',
  notUnderstood: 'คำสั่งไม่ถูกต้อง กรุณาลองใหม่',
  offline: 'เชื่อมต่อไม่ได้ กรุณาลองใหม่อีกครั้ง',
  won: 'ชนะ ได้รับ {} บาท',
  even: 'เสมอ คืนทุน {} บาท',
  lost: 'รอบนี้ไม่ชนะ',
  play: {
    slot: 'หมุน',
    casino: 'แจกไพ่',
    card: 'แจกไพ่',
    fishing: 'ยิง',
    lotto: 'ออกรางวัล',
    sport: 'เริ่มการแข่งขัน',
  },
  choices: {
    player: 'ผู้เล่น ×1.95',
    tie: 'เสมอ ×9',
    banker: 'เจ้ามือ ×1.95',
    small: 'ปลาเล็ก ×2',
    middle: 'ปลาใหญ่ ×5',
    great: 'ฉลาม ×20',
    home: 'เจ้าบ้าน ×2.1',
    draw: 'เสมอ ×3.6',
    away: 'ทีมเยือน ×3.2',
  },
  shown: {
    number: 'เลือกเลข 2 ตัว จ่าย 90 เท่า',
    result: 'เลขที่ออก',
    mine: 'ไพ่ของคุณ',
    dealer: 'เจ้ามือ',
    points: 'แต้ม',
    double: 'สองเด้ง',
    hit: 'โดนแล้ว!',
    missed: 'พลาด',
    home: 'เจ้าบ้าน',
    away: 'ทีมเยือน',
  },
} as const

const en = {
  title: 'Game',
  balance: 'In game',
  amount: '฿{}',
  back: 'Back to site',
  stake: 'Stake',
  loading: 'Opening the game',
  simulated: 'A simulated game for tests. No real money.',
  noScript: 'This game needs JavaScript',
  linkUsed:
    'The link to this game has expired or was already used. Please open the game again from the site.',
  closed: 'This game is closed. The money is back in your credit.',
  tooLittle: 'There is not enough money in the game for this stake',
  limit: 'This stake is over the limit you set. You can see your limits on the Play safe page.',
  notUnderstood: 'The request was not correct. Please try again.',
  offline: 'No connection. Please try again.',
  won: 'Won, ฿{} received',
  even: 'Tie, ฿{} returned',
  lost: 'No win this round',
  play: {
    slot: 'Spin',
    casino: 'Deal',
    card: 'Deal',
    fishing: 'Shoot',
    lotto: 'Draw',
    sport: 'Kick off',
  },
  choices: {
    player: 'Player ×1.95',
    tie: 'Tie ×9',
    banker: 'Banker ×1.95',
    small: 'Small fish ×2',
    middle: 'Big fish ×5',
    great: 'Shark ×20',
    home: 'Home ×2.1',
    draw: 'Draw ×3.6',
    away: 'Away ×3.2',
  },
  shown: {
    number: 'Pick 2 digits, pays 90 times',
    result: 'Winning number',
    mine: 'Your cards',
    dealer: 'Dealer',
    points: 'Points',
    double: 'Pays double',
    hit: 'Hit!',
    missed: 'Missed',
    home: 'Home',
    away: 'Away',
  },
} as const satisfies Translation<typeof th>

const texts: Readonly<Record<Language, Translation<typeof th>>> = { th, en }

export const textsOf = (language: Language) => texts[language]

export const pageTexts = (context: Context) => textsOf(languageOf(context))
