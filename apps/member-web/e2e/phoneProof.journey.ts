import { expect, test } from './journey.ts'
import { messagesOf, somebody } from './person.ts'

test('where the operator asks for it, a newcomer proves their phone with a code, and none who has not is taken', async ({
  browser,
  page,
  member,
  backOffice,
  operator,
}) => {
  const server = operator.server.url
  const newcomer = somebody()
  await backOffice.askPhoneProof(browser, true)
  try {
    await member.open('/register', 'สมัครสมาชิก')
    await member.fillNames(newcomer)
    await member.button('ส่งรหัสทาง SMS').click()
    await expect.poll(() => messagesOf(server, newcomer)).toHaveLength(1)
    const [message = ''] = await messagesOf(server, newcomer)
    await member.field('รหัส 6 หลักจาก SMS').fill(/\d{6}/.exec(message)?.[0] ?? '')
    await member.button('ยืนยันเบอร์').click()
    await member.fillPassword(newcomer)
    await member.fillBank(newcomer)
    await member.consent()
    await member.button('สมัครสมาชิก').click()
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
  } finally {
    await backOffice.askPhoneProof(browser, false)
  }
})
