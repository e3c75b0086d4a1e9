export const th = {
  links: 'ช่วยเหลือและข้อกำหนด',
} as const
