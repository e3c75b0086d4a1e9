import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Loaded, type LoadedQuery } from './Loaded.tsx'

const loaded = (query: Partial<LoadedQuery<string[]>>) => (
  <Loaded
    query={{ data: undefined, isPending: false, error: null, refetch: () => undefined, ...query }}
    empty={<p>ว่าง</p>}
  >
    {(rows) => <p>{rows.join(' ')}</p>}
  </Loaded>
)
const show = (query: Partial<LoadedQuery<string[]>>) => render(loaded(query))

test('a member sees the shape of what is coming', () => {
  show({ isPending: true })
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลด…')
})

test('nothing to show is said, with the next step', () => {
  show({ data: [] })
  expect(screen.getByText('ว่าง')).toBeTruthy()
})

test('content is shown', () => {
  show({ data: ['หนึ่ง', 'สอง'] })
  expect(screen.getByText('หนึ่ง สอง')).toBeTruthy()
})

test('a failure says what happened, for whom to ask, and tries again', async () => {
  let tries = 0
  const error = Object.assign(new Error('ระบบไม่พร้อม'), { requestId: 'r-1' })
  show({ error, refetch: () => (tries += 1) })
  expect(screen.getByText('ระบบไม่พร้อม')).toBeTruthy()
  expect(screen.getByText('รหัสอ้างอิง r-1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(tries).toBe(1)
})

test('while the network or the server is unavailable a part says only that it will come: the site says why, and asks again', () => {
  const error = Object.assign(new Error('ระบบไม่พร้อม'), { kind: 'unavailable', requestId: 'r-1' })
  show({ error })
  expect(screen.getByText('ส่วนนี้จะแสดงเองเมื่อเชื่อมต่อได้อีกครั้ง')).toBeTruthy()
  expect(screen.queryByText('ระบบไม่พร้อม')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show({ data: ['หนึ่ง'], error })
  expect(screen.getByText('ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('content within old content is not said to be old once more', () => {
  const query = { data: ['หนึ่ง'], isPending: false, error: new Error('ระบบไม่พร้อม'), refetch: () => undefined }
  render(
    <Loaded query={query}>{() => <Loaded query={query}>{(rows) => <p>{rows.join(' ')}</p>}</Loaded>}</Loaded>,
  )
  expect(screen.getByText('หนึ่ง')).toBeTruthy()
  expect(screen.getAllByText('ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน')).toHaveLength(1)
})

test('a failed call is shown in the language of its answer', () => {
  show({ error: Object.assign(new Error('The bank said no'), { kind: 'refused' }) })
  expect(screen.getByRole('alert').textContent).toContain('The bank said no')
})

test('a programmer’s message is not shown to members', () => {
  show({ error: new TypeError('x is undefined') })
  expect(screen.getByRole('alert').textContent).toContain('เกิดข้อผิดพลาด')
})

test('old content stays when a refresh fails', () => {
  show({ data: ['หนึ่ง'], error: new Error('ล้มเหลว') })
  expect(screen.getByText('หนึ่ง')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy()
})

test('a further page that did not come makes the rows before it no older', () => {
  show({ data: ['หนึ่ง'], error: new Error('ล้มเหลว'), isFetchNextPageError: true })
  expect(screen.getByText('หนึ่ง')).toBeTruthy()
  expect(screen.queryByText('ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน')).toBeNull()
})

test('an answer that came before the code of a pre-rendered part is shown, and the part is not rendered anew', () => {
  const container = document.createElement('div')
  document.body.appendChild(container)
  container.innerHTML = renderToString(loaded({ isPending: true }))
  const mismatches: unknown[] = []
  render(loaded({ data: ['หนึ่ง'] }), {
    container,
    hydrate: true,
    onRecoverableError: (error) => mismatches.push(error),
  })
  expect(screen.getByText('หนึ่ง')).toBeTruthy()
  expect(mismatches).toEqual([])
})
