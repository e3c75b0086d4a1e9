import { words } from '@member/i18n'

export const id = 'ui'

export const th = {
  common: {
    ok: 'ตกลง',
    cancel: 'ยกเลิก',
    close: 'ปิด',
    back: 'ย้อนกลับ',
    copy: 'คัดลอก',
    copied: 'คัดลอกแล้ว',
    copyFailed: 'คัดลอกไม่ได้ กดค้างที่ข้อความเพื่อคัดลอก',
    retry: 'ลองอีกครั้ง',
    reload: 'รีเฟรชหน้า',
    more: 'แสดงเพิ่มเติม',
    on: 'เปิดอยู่',
    off: 'ปิดอยู่',
    loading: 'กำลังโหลด…',
    processing: 'กำลังดำเนินการ…',
    empty: 'ยังไม่มีรายการ',
    optional: 'ไม่บังคับ',
    menu: 'เมนู',
    notices: 'การแจ้งเตือน',
  },
  field: {
    capsLock: 'เปิด Caps Lock อยู่',
    showPassword: 'แสดงรหัสผ่าน',
    hidePassword: 'ซ่อนรหัสผ่าน',
    choose: 'กรุณาเลือก',
    thaiDate: 'ตรงกับ {date}',
  },
  failure: {
    message: 'เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง',
    requestId: 'รหัสอ้างอิง {id}',
    stale: 'ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน',
    unreached: 'ส่วนนี้จะแสดงเองเมื่อเชื่อมต่อได้อีกครั้ง',
    more: 'โหลดรายการเพิ่มไม่สำเร็จ กรุณาลองใหม่',
    page: 'หน้านี้ขัดข้อง',
    pageText: 'แสดงหน้านี้ไม่สำเร็จ ส่วนอื่นของเว็บไซต์ยังใช้งานได้',
    partTitle: 'โหลดหน้านี้ไม่ครบ',
    part: 'สัญญาณอาจขาดหาย หรือเว็บไซต์เพิ่งอัปเดต กรุณารีเฟรชหน้า',
    picture: 'โหลดรูปไม่ได้',
  },
  countdown: {
    ended: 'หมดเวลา',
    left: 'เหลือเวลา {text}',
  },
  footer: {
    licence: 'ใบอนุญาต {authority} เลขที่ {number}',
    holder: 'ดำเนินการโดย {name}',
    age: 'เฉพาะผู้มีอายุ {years} ปีขึ้นไป',
    play: 'การพนันมีความเสี่ยง โปรดเล่นอย่างมีสติ',
    help: 'ปรึกษาปัญหาการพนัน',
    licenceNumber: 'ใบอนุญาต {number}',
    helpLine: 'สายด่วน',
    rest: 'ข้อกำหนดและความช่วยเหลือ',
    copyright: '© {year} {name} สงวนลิขสิทธิ์',
  },
  status: { ok: 'สำเร็จ', bad: 'ไม่สำเร็จ', warn: 'โปรดทราบ', info: 'ข้อมูล' },
} as const

export const t = words<typeof th>(id)
