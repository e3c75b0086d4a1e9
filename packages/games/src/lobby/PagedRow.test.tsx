import { calls, changeMockApi, mockApi, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.tsx'
import { PagedRow } from './GameRow.tsx'

afterEach(signOut)

const rows = () => (
  <div role="list">
    {[72, 75, 141].map((start) => (
      <PagedRow
        key={start}
        wanted={{ type: 'slot', provider: undefined, q: '' }}
        start={start}
        columns={3}
        total={240}
      />
    ))}
  </div>
)

test('a page of games that failed says so once, with a retry, and has no row that seems to load', async () => {
  mockApi({ ...answers, [call.list]: refusal(422302) })
  const user = show(rows())
  expect(await screen.findByText('โหลดเกมช่วงนี้ไม่สำเร็จ')).toBeTruthy()
  expect(screen.getByRole('list').querySelectorAll('[aria-hidden]:not(svg)')).toHaveLength(0)
  const before = calls(call.list).length
  changeMockApi({ [call.list]: answers[call.list] })
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(
    (await screen.findAllByRole('listitem')).map((one) => Number(one.getAttribute('aria-posinset'))),
  ).toEqual([73, 74, 75, 76, 77, 78, 142, 143, 144])
  expect(calls(call.list)).toHaveLength(before + 1)
})
