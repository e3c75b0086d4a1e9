import { aLogin, aSetting, type MockAnswers } from '@member/api-client/testing'

export const register = 'POST /api/user/register'
export const checkPhone = 'GET /api/user/checkPhone/:value'
export const checkUsername = 'GET /api/user/checkUsername/:value'
export const checkBankId = 'POST /api/user/checkBankId/:bankId'
export const bankName = 'POST /api/bank/name'
export const inviter = 'GET /api/user/inviter/:afCode'
export const setting = 'GET /api/setting'
export const login = 'POST /api/auth/login'

export const bornAsked: MockAnswers = { [setting]: aSetting({ features: { birthDate: true } }) }

export const sendProof = 'POST /api/user/phone-proof'
export const prove = 'POST /api/user/phone-proof/confirm'

export const proofAsked: MockAnswers = {
  [setting]: aSetting({ features: { phoneProof: true } }),
  [sendProof]: { proof: 'a-proof', validSec: 600, resendSec: 60 },
  [prove]: null,
}

export const willing: MockAnswers = {
  [setting]: aSetting(),
  [register]: aLogin(),
  [checkPhone]: { available: true },
  [checkUsername]: { available: true },
  [checkBankId]: { available: true },
  [bankName]: { name: 'นาย สมชาย ใ***', bankId: '1234567890', bankName: 'KBANK' },
  [inviter]: { code: 'abc', name: 'สม***' },
}

interface User {
  click: (element: Element) => Promise<unknown>
  paste: (text: string) => Promise<unknown>
  selectOptions: (element: Element, value: string) => Promise<unknown>
}

interface Page {
  findByLabelText: <Found extends HTMLElement>(label: string | RegExp) => Promise<Found>
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>
}

/** Returns a visitor's actions in the registration form, for tests and stories. */
export function registering(page: Page) {
  const field = (label: string | RegExp) => page.findByLabelText<HTMLInputElement>(label)
  const next = () => page.findByRole('button', { name: 'ถัดไป' })
  const finish = () => page.findByRole('button', { name: 'สมัครสมาชิก' })

  /** Pastes the text into a field. */
  const fill = async (user: User, label: string | RegExp, text: string) => {
    await user.click(await field(label))
    await user.paste(text)
  }

  const choosePassword = async (user: User, password = 'a-good-pass') => {
    await fill(user, 'รหัสผ่าน', password)
    await fill(user, 'ยืนยันรหัสผ่าน', password)
    await user.click(await next())
  }

  const fillPhone = async (user: User, { phone = '0812345678', username = '' } = {}) => {
    await fill(user, 'เบอร์มือถือ', phone)
    if (username) await fill(user, /ชื่อผู้ใช้/, username)
    await user.click(await next())
  }

  const fillAccount = async (user: User, account: { phone?: string; username?: string } = {}) => {
    await fillPhone(user, account)
    await choosePassword(user)
  }

  const fillBank = async (user: User, bankId = '1234567890') => {
    await user.click(await page.findByRole('radio', { name: 'ธนาคารกสิกรไทย' }))
    await fill(user, 'เลขที่บัญชี', bankId)
  }

  const toConsents = async (user: User) => {
    await user.click(await next())
    await page.findByRole('checkbox', { name: /อายุครบ/ })
  }

  const fillBirth = async (user: User, { day = '9', month = '2', year = '2538' } = {}) => {
    await fill(user, 'วันที่', day)
    await user.selectOptions(await field('เดือน'), month)
    await fill(user, 'ปี', year)
  }

  const agree = async (user: User) => {
    for (const name of [/อายุครบ/, /ข้อกำหนด/, /นโยบาย/]) {
      await user.click(await page.findByRole('checkbox', { name }))
    }
  }

  return {
    field,
    next,
    finish,
    fillPhone,
    choosePassword,
    fillAccount,
    fillBank,
    toConsents,
    fillBirth,
    agree,
  }
}
