import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { HandedFocus } from './handedFocus.ts'
import { ListRow } from './ListRow.tsx'
import { Rows } from './Rows.tsx'
import { WindowedParts } from './WindowedParts.tsx'

const names = Array.from({ length: 200 }, (_, at) => `รายการที่ ${at + 1}`)

test('a member who has walked into a long list by keyboard stays at the same row when its code arrives', async () => {
  render(
    <MemoryRouter>
      <Rows items={names}>{(name) => <ListRow key={name} to={`/${name}`} title={name} />}</Rows>
    </MemoryRouter>,
  )
  const waiting = screen.getByRole('link', { name: 'รายการที่ 13' })
  waiting.focus()
  await waitFor(() => expect(waiting.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('รายการที่ 13'))
})

test('a row that is rendered later takes no focus from a member who has gone on since', async () => {
  const focus: { current: HandedFocus | undefined } = { current: { part: 1, control: 0 } }
  const list = (shown: readonly string[]) => (
    <MemoryRouter>
      <button type="button">เมนู</button>
      <WindowedParts parts={shown} focus={focus}>
        {(name) => <ListRow key={name} to={`/${name}`} title={name} />}
      </WindowedParts>
    </MemoryRouter>
  )
  const { rerender } = render(list(names.slice(0, 1)))
  const menu = screen.getByRole('button', { name: 'เมนู' })
  menu.focus()
  menu.blur()
  rerender(list(names.slice(0, 2)))
  expect(await screen.findByRole('link', { name: 'รายการที่ 2' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})
