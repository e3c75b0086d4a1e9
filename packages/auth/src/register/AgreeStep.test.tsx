import { calls, changeMockApi, mockApi, refusal, signOut, unavailable } from '@member/api-client/testing'
import { showVisitor } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bornAsked, register, registering, setting, willing } from './registering.testing.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const { agree, field, fillAccount, fillBank, fillBirth, finish, toConsents } = registering(screen)

// A server that requires the date of birth.
beforeEach(() => mockApi({ ...willing, ...bornAsked }))
afterEach(() => {
  signOut()
  sessionStorage.clear()
})

const open = () => showVisitor(<RegisterScreen loginTo="/login" />)

const fillAll = async (birth = {}) => {
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await fillBirth(user, birth)
  await agree(user)
  await user.click(await finish())
  return user
}

test('a date that is none stays here, and the visitor is led to it', async () => {
  const words = 'ไม่มีวันที่นี้ในปฏิทิน กรุณาตรวจวันและเดือนเกิด'
  const user = await fillAll({ day: '29', year: '2530' })
  expect(await screen.findByText(words)).toBeTruthy()
  const day = await field('วันที่')
  await waitFor(() => expect(document.activeElement).toBe(day))
  expect(document.getElementById(day.getAttribute('aria-describedby')!)?.textContent).toBe(words)
  expect(calls(register)).toHaveLength(0)
  await user.clear(day)
  expect(screen.queryByText(words)).toBeNull()
  await user.type(day, '28')
  await user.click(await finish())
  await waitFor(() => expect(calls(register)[0]?.body).toMatchObject({ birthDate: '1987-02-28' }))
})

test('a visitor below the age reads so kindly, with the help line, and what they typed stays', async () => {
  changeMockApi({ [register]: refusal(422608) })
  await fillAll({ year: '2555' })
  expect(await screen.findByText(/อายุยังไม่ถึงเกณฑ์/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /1323/ })).toBeTruthy()
  expect((await field('ปี')).value).toBe('2555')
  expect((await field('เดือน')).value).toBe('2')
})

test('the words to a visitor below the age are gone once they have changed the date', async () => {
  changeMockApi({ [register]: refusal(422608) })
  const user = await fillAll({ year: '2555' })
  await screen.findByText(/อายุยังไม่ถึงเกณฑ์/)
  await user.clear(await field('ปี'))
  expect(screen.queryByText(/อายุยังไม่ถึงเกณฑ์/)).toBeNull()
  expect(screen.queryByRole('link', { name: /1323/ })).toBeNull()
})

test('a visitor who was not warned beforehand is asked when the server refuses', async () => {
  const missing = refusal(400001, { fields: { birthDate: 'กรุณากรอกวันเกิด' } })
  changeMockApi({ [setting]: unavailable(), [register]: missing })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  expect(screen.queryByLabelText('ปี')).toBeNull()
  await toConsents(user)
  await agree(user)
  await user.click(await finish())
  expect(await screen.findByText('กรุณากรอกวันเกิด')).toBeTruthy()
  expect(await field('ปี')).toBeTruthy()
})
