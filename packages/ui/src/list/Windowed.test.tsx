import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ListRow } from './ListRow.tsx'
import { Rows } from './Rows.tsx'

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
