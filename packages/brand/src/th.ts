/** What a brand says where its file says nothing. */
export const th = {
  tagline: 'ฝากถอนง่าย ตรวจสอบได้ทุกรายการ',
  description: 'กีฬา คาสิโนสด สล็อต ยิงปลา เกมไพ่ และหวยในที่เดียว ฝากและถอนเห็นสถานะทุกขั้นตอน',
  helpLine: 'สายด่วนสุขภาพจิต กรมสุขภาพจิต',
}
