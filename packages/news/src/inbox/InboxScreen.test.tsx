import {
  aNotice,
  aNoticePage,
  calls,
  mockApi,
  type MockAnswers,
  type MockRequest,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InboxScreen } from './InboxScreen.tsx'

const list = 'GET /api/auth/notice'
const links = {
  withdraw: '/withdraw',
  reward: '/reward',
  devices: '/devices',
  historyOf: (kind: string) => `/history/${kind}`,
}

const open = (answers: MockAnswers) => {
  mockApi({
    [list]: aNoticePage([aNotice({ kind: 'bonus', amount: 50, isRead: true })]),
    'GET /api/auth/announcement': [],
    'PUT /api/auth/notice/read': { unread: 0 },
    'PUT /api/auth/notice/muted': ({ body }: MockRequest) => body,
    ...answers,
  })
  return show(<InboxScreen back="/home" links={links} />)
}

test('a kind that is turned off is asked for no more', async () => {
  open({})
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }, { timeout: 5000 }))
  await waitFor(() =>
    expect(calls('PUT /api/auth/notice/muted').map(({ body }) => body)).toEqual([{ muted: ['bonus'] }]),
  )
  await waitFor(() => expect(calls(list)).toHaveLength(2))
})

test('a choice that could not be kept is said, and the box is as it was', async () => {
  open({ 'PUT /api/auth/notice/muted': unavailable() })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }, { timeout: 5000 }))
  expect(await screen.findByText('บันทึกไม่สำเร็จ กรุณาลองใหม่')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'โบนัส' }).checked).toBe(true)
})
