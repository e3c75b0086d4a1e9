import { aLogin, type WireAnswers } from '@member/api-client/testing'
import { screen } from '@testing-library/dom'

export const register = 'POST /api/user/register'
export const checkPhone = 'GET /api/user/checkPhone/:value'
export const checkUsername = 'GET /api/user/checkUsername/:value'
export const checkBankId = 'POST /api/user/checkBankId/:bankId'
export const bankName = 'POST /api/bank/name'
export const inviter = 'GET /api/user/inviter/:afCode'
export const login = 'POST /api/auth/login'

/** A server that takes everyone. */
export const willing: WireAnswers = {
  [register]: aLogin(),
  [checkPhone]: { available: true },
  [checkUsername]: { available: true },
  [checkBankId]: { available: true },
  [bankName]: { name: 'นาย สมชาย ใ***', bankId: '1234567890', bankName: 'KBANK' },
  [inviter]: { code: 'abc', name: 'สม***' },
}

interface Hands {
  type: (element: Element, text: string) => Promise<unknown>
  click: (element: Element) => Promise<unknown>
}
type Page = Pick<typeof screen, 'findByLabelText' | 'findByRole' | 'getByRole'>

export const field = (label: string | RegExp, page: Page = screen) =>
  page.findByLabelText<HTMLInputElement>(label)
export const next = (page: Page = screen) => page.findByRole('button', { name: 'ถัดไป' })
export const finish = (page: Page = screen) => page.findByRole('button', { name: 'สมัครสมาชิก' })

/** Fills the first step and presses on. */
export async function fillAccount(
  hands: Hands,
  { phone = '0812345678', username = '' } = {},
  page: Page = screen,
) {
  await hands.type(await field('เบอร์มือถือ', page), phone)
  if (username) await hands.type(await field(/ชื่อผู้ใช้/, page), username)
  await choosePassword(hands, page)
}

export async function choosePassword(hands: Hands, page: Page = screen) {
  await hands.type(await field('รหัสผ่าน', page), 'a-good-pass')
  await hands.type(await field('ยืนยันรหัสผ่าน', page), 'a-good-pass')
  await hands.click(await next(page))
}

/** Fills the second step, all but the boxes. */
export async function fillBank(hands: Hands, bankId = '1234567890', page: Page = screen) {
  await hands.click(await page.findByRole('radio', { name: 'ธนาคารกสิกรไทย' }))
  await hands.type(await field('เลขที่บัญชี', page), bankId)
}

export async function agree(hands: Hands, page: Page = screen) {
  for (const name of [/อายุครบ/, /ข้อกำหนด/, /นโยบาย/]) {
    await hands.click(page.getByRole('checkbox', { name }))
  }
}
