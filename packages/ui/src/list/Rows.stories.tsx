import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.ts'
import { ListRow } from './ListRow.tsx'
import { Rows } from './Rows.tsx'
import { Windowed } from './Windowed.tsx'

const names = Array.from({ length: 1_000 }, (_, at) => `รายการที่ ${at + 1}`)

/** A screen with the rows, and a button that leaves it and returns. */
const Screen = ({ count }: { count: number }) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'ออก' : 'กลับ'}</Button>
      {isOpen ? (
        <Card flush>
          <Rows items={names.slice(0, count)}>
            {(name) => (
              <ListRow key={name} to={`/${name}`} title={name} note={name.repeat((name.length % 3) * 9)} />
            )}
          </Rows>
        </Card>
      ) : null}
    </>
  )
}

const meta = {
  component: Screen,
  subcomponents: { Rows, Windowed },
  parameters: {
    guide: {
      use: 'Many rows of one list.',
      not: 'A handful of rows (List).',
      access:
        'Only rows near the view are in the page; each says its place in the whole, and printing shows them all.',
      copy: 'None of its own.',
    },
  },
  args: { count: 1_000 },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

const isWindowed = async (place: HTMLElement) => {
  await within(place).findAllByRole('listitem')
  await waitFor(() => expect(place.querySelectorAll('li').length).toBeLessThan(60))
}

/** Few of the rows are in the document. */
export const Thousand: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await isWindowed(canvasElement)
    const first = await screen.findByRole('link', { name: /^รายการที่ 1(?!\d)/ })
    await expect(first.closest('li')?.getAttribute('aria-posinset')).toBe('1')
    await expect(first.closest('li')?.getAttribute('aria-setsize')).toBe('1000')
    first.focus()
    for (let at = 2; at <= 60; at += 1) {
      await userEvent.tab()
      await expect(document.activeElement?.textContent).toMatch(new RegExp(`^รายการที่ ${at}(?!\\d)`))
    }
  },
}

/** A return shows the rows at the height at which they were left. */
export const Returned: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await isWindowed(canvasElement)
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await screen.findByRole('link', { name: /^รายการที่ 1000/ })
    })
    const place = window.scrollY
    const top = () => screen.getByRole('link', { name: /^รายการที่ 1000/ }).getBoundingClientRect().top
    const before = top()
    await userEvent.click(screen.getByRole('button', { name: 'ออก' }))
    await userEvent.click(screen.getByRole('button', { name: 'กลับ' }))
    window.scrollTo(0, place)
    await screen.findByRole('link', { name: /^รายการที่ 1000/ })
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(3))
  },
}

export const Few: Story = { args: { count: 12 } }
