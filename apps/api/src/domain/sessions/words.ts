import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  failedLeft: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง ลองได้อีก {left} ครั้ง หลังจากนั้นต้องรอ {minutes} นาที',
  failedWait: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง และลองครบจำนวนครั้งแล้ว กรุณารอก่อนลองชื่อนี้อีกครั้ง',
  newDevice: 'มีการเข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ใหม่ หากไม่ใช่คุณ กรุณาแจ้งในเมนู อุปกรณ์ของฉัน หรือตั้งรหัสผ่านใหม่',
  samePassword: 'รหัสผ่านใหม่ต้องต่างจากรหัสเดิม',
  guessableOwn: 'รหัสผ่านนี้เดาง่าย เพราะคล้ายชื่อ เบอร์มือถือ หรือเลขที่บัญชีของคุณ กรุณาตั้งรหัสผ่านอื่น',
  guessable: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาตั้งรหัสผ่านอื่น',
} as const

const en = {
  failedLeft:
    'The username or password is not correct. You can try {left} more {left|time|times}, then you have to wait {minutes} {minutes|minute|minutes}.',
  failedWait:
    'The username or password is not correct, and there are no attempts left. Please wait before you try this name again.',
  newDevice:
    'Somebody logged in to your account on a new device. If it was not you, say so under My devices, or set a new password.',
  samePassword: 'The new password must differ from the old one',
  guessableOwn:
    'This password is easy to guess: it is like your name, phone or account number. Please choose another one.',
  guessable: 'This password is too easy to guess. Please choose another one.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
