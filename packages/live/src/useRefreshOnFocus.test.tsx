import { type MemberSummary, memberSummaryQuery, queryClientAtom } from '@member/api-client'
import { aMemberSummary, aSetting, calls, later, mockApi, signIn, signOut } from '@member/api-client/testing'
import { getSession } from '@member/api-client/session'
import { show } from '@member/screen-testing'
import { focusManager } from '@tanstack/query-core'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useRefreshOnFocus } from './useRefreshOnFocus.ts'

const summary = 'GET /api/auth/user/:uuid'
const bob = '22222222-2222-4222-8222-222222222222'

const Page = () => {
  useRefreshOnFocus()
  return null
}

const comeBack = async () => {
  const held = later()
  mockApi({ 'GET /api/setting': aSetting(), [summary]: held.answer })
  const { store } = show(<Page />)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await waitFor(() => expect(calls(summary)).toHaveLength(1))
  const known = () => store.get(queryClientAtom).getQueryData(memberSummaryQuery().queryKey)
  return async (data: MemberSummary) => {
    held.come(data)
    await waitFor(() => expect(known()).toEqual(data))
  }
}

afterEach(() => {
  focusManager.setFocused(undefined)
  signOut()
})

test('a member who comes back has the name and level of now', async () => {
  const answer = await comeBack()
  await answer(aMemberSummary({ name: 'ชื่อใหม่', level: 5 }))
  await waitFor(() => expect(getSession()?.user).toMatchObject({ name: 'ชื่อใหม่', level: 5 }))
})

test('but not the next member, who has logged in before the answer came', async () => {
  const answer = await comeBack()
  signOut()
  signIn({ uuid: bob, name: 'บ๊อบ', level: 1 })
  await answer(aMemberSummary({ name: 'แอนนา', level: 6 }))
  expect(getSession()?.user).toMatchObject({ uuid: bob, name: 'บ๊อบ', level: 1 })
  expect(localStorage.getItem('member-session')).not.toContain('แอนนา')
})
