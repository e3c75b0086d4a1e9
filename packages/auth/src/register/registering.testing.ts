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
  click: (element: Element) => Promise<unknown>
  paste: (text: string) => Promise<unknown>
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

  /** Letter by letter the form would be drawn a hundred times on the way to the last step. */
  const fill = async (hands: Hands, label: string | RegExp, text: string) => {
    await hands.click(await field(label))
    await hands.paste(text)
  }

  const choosePassword = async (hands: Hands) => {
    await fill(hands, 'รหัสผ่าน', 'a-good-pass')
    await fill(hands, 'ยืนยันรหัสผ่าน', 'a-good-pass')
    await hands.click(await next())
  }

  /** Fills the first step and presses on. */
  const fillAccount = async (hands: Hands, { phone = '0812345678', username = '' } = {}) => {
    await fill(hands, 'เบอร์มือถือ', phone)
    if (username) await fill(hands, /ชื่อผู้ใช้/, username)
    await choosePassword(hands)
  }

  /** Fills the second step, all but the boxes. */
  const fillBank = async (hands: Hands, bankId = '1234567890') => {
    await hands.click(await page.findByRole('radio', { name: 'ธนาคารกสิกรไทย' }))
    await fill(hands, 'เลขที่บัญชี', bankId)
  }

  /** What a form with the date of birth is given: the year of either era. */
  const fillBirth = async (hands: Hands, { day = '9', month = '2', year = '2538' } = {}) => {
    await fill(hands, 'วันที่', day)
    await hands.selectOptions(await field('เดือน'), month)
    await fill(hands, 'ปี', year)
  }

  const agree = async (hands: Hands) => {
    for (const name of [/อายุครบ/, /ข้อกำหนด/, /นโยบาย/]) {
      await hands.click(await page.findByRole('checkbox', { name }))
    }
  }

  return { field, next, finish, choosePassword, fillAccount, fillBank, fillBirth, agree }
}
