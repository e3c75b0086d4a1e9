import { newSessionStore } from '@member/api-client/session-scope'
import { later, mockApi, signIn, signOut, unavailable } from '@member/api-client/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, theGame } from '../answers.testing.tsx'
import { isFavouriteAtom, likeAtom } from './favourites.ts'

beforeEach(() => void signIn())
afterEach(signOut)

const liking = () => {
  const store = newSessionStore()
  const [like, unlike] = [later(), later()]
  mockApi({ [call.like]: () => like.answer, [call.unlike]: () => unlike.answer })
  const { uuid } = theGame(0)
  return {
    like,
    unlike,
    press: (liked: boolean) => store.set(likeAtom, { uuid, like: liked }),
    shown: () => store.get(isFavouriteAtom)({ uuid, isFavourite: false }),
  }
}

test('two presses that both fail leave what the server knows', async () => {
  const { like, unlike, press, shown } = liking()
  const pressed = [press(true), press(false)]
  expect(shown()).toBe(false)
  like.come(unavailable())
  unlike.come(unavailable())
  await Promise.all(pressed)
  expect(shown()).toBe(false)
})

test('after a confirmed press, one that fails leaves the confirmed state', async () => {
  const { like, unlike, press, shown } = liking()
  const pressed = press(true)
  like.come(null)
  await pressed
  const next = press(false)
  expect(shown()).toBe(false)
  unlike.come(unavailable())
  await next
  expect(shown()).toBe(true)
})

test('a press that is confirmed after a later one failed is shown', async () => {
  const { like, unlike, press, shown } = liking()
  const [first, second] = [press(true), press(false)]
  unlike.come(unavailable())
  await second
  like.come(null)
  await first
  expect(shown()).toBe(true)
})

test('an answer that comes late does not replace a later press that was confirmed', async () => {
  const { like, unlike, press, shown } = liking()
  const [first, second] = [press(true), press(false)]
  unlike.come(null)
  await second
  like.come(null)
  await first
  expect(shown()).toBe(false)
})
