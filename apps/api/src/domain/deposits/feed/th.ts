export const th = {
  suspended: (username: string) => `${username} ถูกระงับ`,
  amountDiffers: 'ยอดของรายการไม่ตรงกับการโอน',
  notOurs: 'ไม่ใช่บัญชีรับฝากที่ตั้งไว้',
  noMember: (name: string, bank: string) => `ผู้โอนไม่ใช่สมาชิก: ${name} (${bank})`,
  severalMembers: 'มีสมาชิกหลายคนที่ตรงกับผู้โอน',
  noSlip: 'ไม่มีสลิปที่ตรวจแล้วตรงกัน',
  severalSlips: 'มีสลิปหลายใบที่ตรงกัน',
  unknownReference: 'ธนาคารไม่พบเลขอ้างอิงนี้',
  notBooked: 'บันทึกบัญชีไม่สำเร็จ ดูสาเหตุในล็อกของเซิร์ฟเวอร์',
  amountsDiffer: (atBank: string, credited: string) =>
    `ธนาคารแจ้ง ${atBank} แต่เติมจากสลิปไปแล้ว ${credited} กรุณาตรวจสอบและปรับเครดิต`,
  slipFirst: 'เติมเครดิตจากสลิปแล้ว',
  slipOfAnother: 'สลิปที่ตรงกันเป็นของอีกรายการที่เติมเครดิตไปแล้ว อาจโอนสองครั้ง',
  creditedByHand: (username: string) => `เจ้าหน้าที่เติมให้ ${username} ยอดและเวลานี้ไปแล้ว เป็นการโอนเดียวกันหรือไม่`,
}
