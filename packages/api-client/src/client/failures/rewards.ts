import type { FailureRecords } from './record.ts'

/** Failures of games, rewards, bonuses and commissions. */
export const rewards = {
  409401: { code: 'NO_SPINS', th: 'สิทธิ์หมุนกงล้อหมดแล้ว', en: 'You have no spins left' },
  409402: { code: 'NO_TURNS', th: 'สิทธิ์เปิดไพ่หมดแล้ว', en: 'You have no card flips left' },
  409403: {
    code: 'PRICE_CHANGED',
    th: 'ราคาเปลี่ยนไป ยังไม่ได้หักคะแนน กรุณาตรวจราคาแล้วยืนยันอีกครั้ง',
    en: 'The price has changed. No points were taken. Please check the price and confirm again.',
    figures: {
      th: 'ราคาตอนนี้ {cost:number} คะแนน ยังไม่ได้หักคะแนน กรุณาตรวจราคาแล้วยืนยันอีกครั้ง',
      en: 'The price is now {cost:number} {cost|point|points}. No points were taken. Please check the price and confirm again.',
    },
  },
  409501: { code: 'CHECKED_IN', th: 'วันนี้เช็กอินแล้ว', en: 'You have already checked in today' },
  422302: {
    code: 'GAME_MAINTENANCE',
    th: 'เกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกเกมอื่น',
    en: 'This game is closed for maintenance. Please choose another.',
  },
  422401: {
    code: 'REWARD_POINTS',
    th: 'คะแนนไม่พอสำหรับของรางวัลนี้',
    en: 'You do not have enough points for this reward',
    figures: {
      th: 'คะแนนไม่พอ ของรางวัลนี้ใช้ {cost:number} คะแนน คุณมี {point:number} คะแนน',
      en: 'You do not have enough points. This reward costs {cost:number} {cost|point|points}, and you have {point:number}.',
    },
  },
  422402: {
    code: 'REWARD_STOCK',
    th: 'ของรางวัลนี้หมดแล้ว กรุณาเลือกชิ้นอื่น',
    en: 'This reward is out of stock. Please choose another.',
  },
  422403: { code: 'ADDRESS_MISSING', th: 'กรุณากรอกที่อยู่จัดส่งก่อน', en: 'Please enter a delivery address first' },
  422501: {
    code: 'AFFILIATE_BALANCE',
    th: 'รายได้คงเหลือไม่พอ หรือต่ำกว่าขั้นต่ำที่โอนได้',
    en: 'Your earnings are not enough, or below the minimum you can move to credit',
  },
  422701: {
    code: 'BONUS_NOT_OPEN',
    th: 'โปรโมชั่นนี้ใช้กับยอดฝากนี้ไม่ได้แล้ว กรุณาเลือกใหม่',
    en: 'This promotion no longer applies to this deposit. Please choose again.',
  },
  422702: { code: 'BONUS_NOT_HELD', th: 'ไม่มีโบนัสที่ต้องยกเลิกแล้ว', en: 'There is no bonus left to cancel' },
  422703: {
    code: 'BONUS_IN_GAME',
    th: 'ยังมีเงินอยู่ในเกม นำเงินกลับเข้าเครดิตก่อน แล้วยกเลิกโบนัสได้',
    en: 'Some of your money is still in a game. Bring it back to your credit first, then cancel the bonus.',
  },
  422704: {
    code: 'BONUS_CHANGED',
    th: 'ยอดโบนัสเปลี่ยนไป กรุณาตรวจยอดแล้วยืนยันอีกครั้ง',
    en: 'The bonus has changed. Please check the amount and confirm again.',
    figures: {
      th: 'ยอดโบนัสเปลี่ยนไป การยกเลิกจะหักโบนัสและเงินที่ชนะจากโบนัส {givesUp:baht} กรุณาตรวจยอดแล้วยืนยันอีกครั้ง',
      en: 'The bonus has changed. Cancelling it removes {givesUp:baht}, the bonus and what you won with it. Please check the amount and confirm again.',
    },
  },
} as const satisfies FailureRecords
