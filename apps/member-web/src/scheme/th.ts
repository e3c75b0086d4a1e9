export const th = {
  label: 'สีของหน้าจอ',
  phone: 'ตามเครื่อง',
  light: 'สว่าง',
  dark: 'มืด',
} as const
