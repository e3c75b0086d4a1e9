export const remarks = {
  bankDown: { th: 'ธนาคารปลายทางขัดข้องชั่วคราว', en: 'The receiving bank has a temporary problem' },
  notReceived: { th: 'ไม่พบรายการโอนนี้ในบัญชีธนาคาร', en: 'This transfer did not arrive in our bank account' },
  otherName: {
    th: 'ชื่อบัญชีปลายทางไม่ตรงกับข้อมูลสมาชิก',
    en: 'The name of the receiving account is not the one you registered',
  },
  outOfStock: { th: 'สินค้าหมดชั่วคราว คืนคะแนนให้แล้ว', en: 'Out of stock for now. Your points were returned.' },
}
