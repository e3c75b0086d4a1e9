import {
  aLogin,
  aSetting,
  calls,
  later,
  never,
  refusal,
  reply,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { getCredit } from '@member/api-client'
import { endSession, getSession } from '@member/api-client/session'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { devicesAnswers } from '../devices/devices.testing.ts'
import { factorAnswers, on } from '../secondFactor/secondFactor.testing.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'
import { isLikeKnown, strengthOf } from './strength.ts'

const unsure = () => localStorage.getItem('password-unsure') !== null

const submitButton = () => screen.findByRole('button', { name: /เปลี่ยนรหัสผ่าน/ })

const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('Change password screen', () => {
  const call = 'POST /api/auth/user/change-password/:uuid'

  const login = 'POST /api/auth/login'
  const credit = 'POST /api/auth/user/getCredit/:username'
  const done = 'เปลี่ยนรหัสผ่านแล้ว'

  const links = { secondFactor: '/factor', devices: '/devices', forgotPassword: '/forgot' }

  beforeEach(() => {
    localStorage.clear()
    mockApi({ [call]: { token: 'new-token' } })
  })
  afterEach(signOut)

  async function change(old: string, next: string, again = next) {
    const user = show(<ChangePasswordScreen back="/auth/dashboard" links={links} />)
    if (old) await user.type(field('รหัสผ่านปัจจุบัน'), old)
    if (next) await user.type(field('รหัสผ่านใหม่'), next)
    if (again) await user.type(field('ยืนยันรหัสผ่านใหม่'), again)
    await user.click(screen.getByRole('button', { name: /เปลี่ยนรหัสผ่าน/ }))
    return user
  }

  test('a member changes their password, stays logged in, and no password stays on the screen', async () => {
    await change('old-pass-1234', 'new-pass-1234')
    expect(await screen.findByText('เปลี่ยนรหัสผ่านแล้ว')).toBeTruthy()
    expect(calls(call)[0]?.body).toEqual({
      oldPassword: 'old-pass-1234',
      newPassword: 'new-pass-1234',
      confirmPassword: 'new-pass-1234',
    })
    expect(getSession()?.token).toBe('new-token')
    expect(field('รหัสผ่านใหม่').value).toBe('')
    expect(screen.queryByText(/^เดา/)).toBeNull()
  })

  test.each([
    ['comes', { token: 'new-token' }, 'new-token'],
    ['is lost', unavailable(), 'found-token'],
  ])(
    'the old token is refused before the answer %s: the session goes on with the new one',
    async (_, outcome, token) => {
      const answer = later()
      mockApi({ [call]: answer.answer, [login]: aLogin({ token: 'found-token' }), [credit]: refusal(401003) })
      await change('old-pass-1234', 'new-pass-1234')
      await waitFor(() => expect(calls(call)).toHaveLength(1))
      await expect(getCredit()).rejects.toThrow()
      answer.come(outcome)
      expect(await screen.findByText(done)).toBeTruthy()
      expect(getSession()?.token).toBe(token)
    },
  )

  test('a member whose session is over is logged out, once the answer has come', async () => {
    const answer = later()
    mockApi({ [call]: answer.answer, [credit]: refusal(401003) })
    await change('old-pass-1234', 'new-pass-1234')
    await waitFor(() => expect(calls(call)).toHaveLength(1))
    await expect(getCredit()).rejects.toThrow()
    expect(getSession()).not.toBeNull()
    answer.come(refusal(422002))
    await waitFor(() => expect(getSession()).toBeNull())
  })

  test('a new password is rated while it is typed', async () => {
    const user = show(<ChangePasswordScreen links={links} />)
    const hint = () => field('รหัสผ่านใหม่').getAttribute('aria-describedby') ?? ''
    const said = () => document.getElementById(hint().split(' ')[0] ?? '')?.textContent
    expect(said()).toMatch(/^อย่างน้อย 8 ตัวอักษร/)
    await user.type(field('รหัสผ่านใหม่'), '12345678')
    expect(said()).toMatch(/^เดาง่าย/)
    await user.clear(field('รหัสผ่านใหม่'))
    await user.type(field('รหัสผ่านใหม่'), 'two cats sleep')
    expect(said()).toBe('เดายาก')
  })

  test('what else protects the account is beside it, with its status and a link', async () => {
    mockApi({
      ...devicesAnswers,
      ...factorAnswers,
      'GET /api/setting': aSetting({ features: { secondFactor: true, sessions: true, passwordReset: true } }),
      'GET /api/auth/factor': on,
    })
    show(<ChangePasswordScreen links={links} />)
    expect(await hrefOf(/การยืนยันสองขั้นตอน.*เปิดอยู่/)).toBe('/factor')
    expect(await hrefOf(/รหัสสำรอง.*ใช้ได้อีก 10 รหัส/)).toBe('/factor')
    expect(await hrefOf(/อุปกรณ์.*3 เครื่อง/)).toBe('/devices')
    expect(await hrefOf(/ลืมรหัสผ่านปัจจุบัน/)).toBe('/forgot')
  })

  test('advice does not wait for a status that hangs', async () => {
    const turn = turnClock()
    mockApi({
      'GET /api/setting': aSetting({ features: { secondFactor: true, sessions: true } }),
      'GET /api/auth/session': [],
      'GET /api/auth/factor': never(),
    })
    show(<ChangePasswordScreen links={links} />)
    await waitFor(() => expect(calls('GET /api/auth/factor')).toHaveLength(1))
    expect(screen.queryByText('ใช้รหัสผ่านนี้กับเว็บไซต์นี้เท่านั้น')).toBeNull()
    await turn(4_000)
    expect(screen.getByText('ใช้รหัสผ่านนี้กับเว็บไซต์นี้เท่านั้น')).toBeTruthy()
    expect(await hrefOf(/การยืนยันสองขั้นตอน/)).toBe('/factor')
    expect(screen.queryByText(/ปิดอยู่|เปิดอยู่/)).toBeNull()
  })

  test('a server without any of it is asked for none, and the advice is there all the same', async () => {
    show(<ChangePasswordScreen links={links} />)
    expect(await screen.findByText('ใช้รหัสผ่านนี้กับเว็บไซต์นี้เท่านั้น')).toBeTruthy()
    expect(calls('GET /api/auth/factor')).toEqual([])
    expect(calls('GET /api/auth/session')).toEqual([])
  })

  test('a member whose old password is wrong is led to it', async () => {
    mockApi({ [call]: refusal(422002) })
    await change('wrong-pass', 'new-pass-1234')
    expect(await screen.findByText('รหัสผ่านปัจจุบันไม่ถูกต้อง')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('รหัสผ่านปัจจุบัน')))
    expect(field('รหัสผ่านใหม่').value).toBe('new-pass-1234')
  })

  test.each([
    ['', '', '', 'กรุณากรอกข้อมูลช่องนี้'],
    ['old-pass-1234', 'short', 'short', 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร'],
    ['old-pass-1234', 'new-pass-1234', 'new-pass-123', 'รหัสผ่านทั้งสองช่องไม่ตรงกัน'],
    ['old-pass-1234', 'old-pass-1234', 'old-pass-1234', 'รหัสผ่านใหม่ต้องต่างจากรหัสเดิม'],
  ])(
    'a member is told what is wrong before anything is sent: %s %s %s',
    async (old, next, again, message) => {
      await change(old, next, again)
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
      expect(calls(call)).toHaveLength(0)
    },
  )

  test.each([
    ['no line', unavailable()],
    ['nobody can read it', reply(200, '<html>')],
  ])(
    'a change whose answer was lost (%s) is found by the new password, and the session goes on',
    async (_, lost) => {
      mockApi({ [call]: lost, [login]: aLogin({ token: 'found-token' }) })
      await change('old-pass-1234', 'new-pass-1234')
      expect(await screen.findByText(done)).toBeTruthy()
      expect(calls(call)).toHaveLength(1)
      expect(calls(login)[0]?.body).toEqual({ username: 'demo1234', password: 'new-pass-1234' })
      expect(getSession()?.token).toBe('found-token')
      expect(unsure()).toBe(false)
    },
  )

  test('a change that did not happen is said to be none', async () => {
    mockApi({ [call]: reply(200, '<html>'), [login]: refusal(401010) })
    await change('old-pass-1234', 'new-pass-1234')
    expect(await screen.findByText(/รหัสผ่านเดิมยังใช้ได้/)).toBeTruthy()
    expect(field('รหัสผ่านใหม่').value).toBe('new-pass-1234')
    expect(unsure()).toBe(false)
  })

  test('while nobody knows, the next press looks before it sends, and the next log-in says so', async () => {
    mockApi({ [call]: unavailable(), [login]: unavailable() })
    const user = await change('old-pass-1234', 'new-pass-1234')
    expect(await screen.findByText(/ยังไม่ทราบว่าเปลี่ยนแล้วหรือไม่/)).toBeTruthy()
    expect(unsure()).toBe(true)
    changeMockApi({ [login]: aLogin() })
    await user.click(await submitButton())
    expect(await screen.findByText(done)).toBeTruthy()
    expect(calls(call)).toHaveLength(1)
    expect(unsure()).toBe(false)
  })

  test('a session that ended while it was looked for is not begun anew, and the next log-in says so', async () => {
    const answer = later()
    mockApi({ [call]: unavailable(), [login]: answer.answer })
    await change('old-pass-1234', 'new-pass-1234')
    await waitFor(() => expect(calls(login)).toHaveLength(1))
    endSession('expired')
    answer.come(aLogin())
    expect(await screen.findByText(done)).toBeTruthy()
    expect(getSession()).toBeNull()
    expect(unsure()).toBe(true)
  })
})

test.each([
  ['short12', null],
  ['aaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['0812345678', 'weak'],
  ['qwertyuiop12', 'weak'],
  ['87654321abcd', 'weak'],
  ['password1', 'weak'],
  ['P@ssw0rd!', 'weak'],
  ['football2025', 'weak'],
  ['1988198819', 'weak'],
  ['19881988', 'weak'],
  ['xk7kxk7k', 'weak'],
  ['maewdam9', 'fair'],
  ['แมวดำกินปลาทู', 'strong'],
  ['two cats sleep', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))

test('a password is like what others know of a member, a few signs around it or not', () => {
  const known = ['somchai9', '0812345678', '']
  expect(isLikeKnown('somchai99', known)).toBe(true)
  expect(isLikeKnown('x0812345678', known)).toBe(true)
  expect(isLikeKnown('somchai9 likes rain', known)).toBe(false)
  expect(isLikeKnown('maewdam9', known)).toBe(false)
})
