import { words } from '@member/i18n'
import { provinces } from './provinces.ts'

export const id = 'auth/address'

export const th = {
  provinces: provinces.join(', '),
  title: 'ที่อยู่สำหรับจัดส่ง',
  lead: 'ใช้ส่งของรางวัลเท่านั้น',
  emptyTitle: 'ยังไม่มีที่อยู่',
  emptyText: 'กรอกไว้ครั้งเดียว ของรางวัลจะส่งถึงที่อยู่นี้',
  name: 'ชื่อผู้รับ',
  phone: 'เบอร์มือถือผู้รับ',
  address: 'บ้านเลขที่ หมู่ ซอย ถนน',
  subDistrict: 'ตำบล/แขวง',
  district: 'อำเภอ/เขต',
  province: 'จังหวัด',
  provinceChoose: 'เลือกจังหวัด',
  zipcode: 'รหัสไปรษณีย์',
  zipcodeDiffers: 'อาจไม่ตรงกับจังหวัด กรุณาตรวจอีกครั้ง',
  submit: 'บันทึกที่อยู่',
  success: 'บันทึกที่อยู่แล้ว',
} as const

export const t = words<typeof th>(id)
