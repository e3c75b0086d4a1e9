const months = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
]

const two = (n: number) => String(n).padStart(2, '0')

/** Formats a time in Bangkok as "20 พ.ย. 2569 15:04 น.". */
export function slipTime(at: Date): string {
  const bangkok = new Date(at.getTime() + 7 * 3_600_000)
  const day = `${bangkok.getUTCDate()} ${months[bangkok.getUTCMonth()]} ${bangkok.getUTCFullYear() + 543}`
  return `${day} ${two(bangkok.getUTCHours())}:${two(bangkok.getUTCMinutes())} น.`
}

export const slipWords = {
  done: 'โอนเงินสำเร็จ',
  amount: 'จำนวนเงิน',
  fee: 'ค่าธรรมเนียม',
  baht: 'บาท',
  reference: 'เลขที่รายการ',
  from: 'จาก',
  to: 'ไปยัง',
  scan: 'สแกนตรวจสอบสลิป',
  sample: 'ธนาคารจำลอง ใช้ทดสอบเท่านั้น',
}
