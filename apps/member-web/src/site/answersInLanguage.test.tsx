import { tables } from '@member/testing/tables'
import { anAnnouncement, calls, type MockRequest } from '@member/api-client/testing'
import { showWords } from '@member/i18n'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

afterEach(() => showWords('th', tables.th))

const titles: Record<string, string> = { th: 'ฝากด้วยสลิป', en: 'Deposit with a slip' }
const banner = ({ headers }: MockRequest) => [
  anAnnouncement({ type: 'BANNER', title: titles[headers['accept-language'] ?? ''] ?? '' }),
]

test('a visitor who changes the language reads the operator’s news in it, without a reload', async () => {
  openSite('/', { 'GET /api/announcement': banner })
  expect(await screen.findAllByText('ฝากด้วยสลิป')).not.toEqual([])
  act(() => showWords('en', tables.en))
  expect(await screen.findAllByText('Deposit with a slip')).not.toEqual([])
  expect(screen.queryByText('ฝากด้วยสลิป')).toBeNull()
  expect(calls('GET /api/announcement')).toHaveLength(2)
})

test('news that the server has in Thai alone is shown as it is', async () => {
  openSite('/', { 'GET /api/announcement': [anAnnouncement({ type: 'BANNER', title: 'ฝากด้วยสลิป' })] })
  await screen.findAllByText('ฝากด้วยสลิป')
  act(() => showWords('en', tables.en))
  await expect.poll(() => calls('GET /api/announcement').length).toBe(2)
  expect(screen.queryAllByText('ฝากด้วยสลิป')).not.toEqual([])
})
