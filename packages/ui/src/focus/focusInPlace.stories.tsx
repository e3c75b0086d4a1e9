import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Sheet } from '../dialog/Sheet.tsx'
import { confirm } from '../feedback/confirm.ts'

const Long = styled.div`
  height: 3000px;
`

const Bar = styled.div`
  position: -webkit-sticky;
  position: sticky;
  top: 0;
  background: var(--bg);
`

const parts = { dialog: Dialog, sheet: Sheet }

const question = { title: 'ยืนยันการออกจากระบบ', text: 'คุณต้องการออกจากระบบใช่หรือไม่' }

const LongPage = ({ opens }: { opens: keyof typeof parts | 'question' }) => {
  const [isOpen, setOpen] = useState(false)
  const Part = opens === 'question' ? undefined : parts[opens]
  return (
    <Long>
      <Bar>
        <Button onClick={() => (Part ? setOpen(true) : void confirm(question))}>เปิด</Button>
      </Bar>
      {Part && isOpen ? (
        <Part title="เช็กอินรายวัน" onClose={() => setOpen(false)}>
          เช็กอินวันนี้ รับ 10 คะแนน
        </Part>
      ) : null}
    </Long>
  )
}

const meta = {
  component: LongPage,
  parameters: {
    guide: {
      use: 'Whatever had the focus gets it back, without moving the page.',
      not: 'Moving the reader somewhere else.',
      access: 'The page does not jump when a dialog closes.',
      copy: 'None.',
    },
  },
  args: { opens: 'dialog' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'เปิด' })
    window.scrollTo(0, 700)
    // Like a finger, without scrolling: `userEvent` scrolls to its target.
    button.focus({ preventScroll: true })
    button.click()
    await screen.findByRole('dialog')
    await expect(window.scrollY).toBe(700)
    const close = await screen.findByRole('button', { name: /^(ยกเลิก|ปิด)$/ })
    close.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(window.scrollY).toBe(700)
    window.scrollTo(0, 0)
  },
} satisfies Meta<typeof LongPage>
export default meta

type Story = StoryObj<typeof meta>

export const AfterDialog: Story = {}

export const AfterSheet: Story = { args: { opens: 'sheet' } }

export const AfterQuestion: Story = { args: { opens: 'question' } }
