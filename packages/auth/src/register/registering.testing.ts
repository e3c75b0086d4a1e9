import { aLogin, aSetting, type MockAnswers } from '@member/api-client/testing'

export const register = 'POST /api/user/register'
export const checkPhone = 'GET /api/user/checkPhone/:value'
export const checkUsername = 'GET /api/user/checkUsername/:value'
export const checkBankId = 'POST /api/user/checkBankId/:bankId'
export const bankName = 'POST /api/bank/name'
export const inviter = 'GET /api/user/inviter/:afCode'
export const setting = 'GET /api/setting'
export const login = 'POST /api/auth/login'

/** What a server says that asks for the date of birth. */
export const bornAsked: MockAnswers = { [setting]: aSetting({ features: { birthDate: true } }) }

/** A server that takes everyone. */
export const willing: MockAnswers = {
  [setting]: aSetting(),
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
  selectOptions: (element: Element, value: string) => Promise<unknown>
}

interface Page {
  findByLabelText: <Found extends HTMLElement>(label: string | RegExp) => Promise<Found>
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>
}

/** What a visitor does on the page, for tests and stories alike. */
export function registering(page: Page) {
  const field = (label: string | RegExp) => page.findByLabelText<HTMLInputElement>(label)
  const next = () => page.findByRole('button', { name: 'ถัดไป' })
  const finish = () => page.findByRole('button', { name: 'สมัครสมาชิก' })

  const choosePassword = async (hands: Hands) => {
    await hands.type(await field('รหัสผ่าน'), 'a-good-pass')
    await hands.type(await field('ยืนยันรหัสผ่าน'), 'a-good-pass')
    await hands.click(await next())
  }

  /** Fills the first step and presses on. */
  const fillAccount = async (hands: Hands, { phone = '0812345678', username = '' } = {}) => {
    await hands.type(await field('เบอร์มือถือ'), phone)
    if (username) await hands.type(await field(/ชื่อผู้ใช้/), username)
    await choosePassword(hands)
  }

  /** Fills the second step, all but the boxes. */
  const fillBank = async (hands: Hands, bankId = '1234567890') => {
    await hands.click(await page.findByRole('radio', { name: 'ธนาคารกสิกรไทย' }))
    await hands.type(await field('เลขที่บัญชี'), bankId)
  }

  /** What a form with the date of birth is given: the year of either era. */
  const fillBirth = async (hands: Hands, { day = '9', month = '2', year = '2538' } = {}) => {
    await hands.type(await field('วันที่'), day)
    await hands.selectOptions(await field('เดือน'), month)
    await hands.type(await field('ปี'), year)
  }

  const agree = async (hands: Hands) => {
    for (const name of [/อายุครบ/, /ข้อกำหนด/, /นโยบาย/]) {
      await hands.click(await page.findByRole('checkbox', { name }))
    }
  }

  return { field, next, finish, choosePassword, fillAccount, fillBank, fillBirth, agree }
}
