import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { EventArt } from '../art/EventArt.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  parameters: {
    guide: {
      use: 'A message or a small choice that needs the member’s attention before the page goes on.',
      not: 'To confirm an action (confirm), for long content on a phone (Sheet), or for news that can wait in the inbox.',
      access:
        'Holds the focus, is closed by Escape, Back, the backdrop or its button, and returns the focus. Without onClose it must be answered.',
      copy: 'The title says what it is about; actions are verbs, the main one first.',
    },
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

const text = 'ธนาคารปิดปรับปรุงระบบคืนวันอาทิตย์ 23:00 ถึง 01:00 น. ฝากและถอนได้ตามปกติหลังจากนั้น'

export const Notice: Story = {
  args: { title: 'แจ้งเวลาปิดปรับปรุงธนาคาร', children: text, onClose: () => {}, actions: <Button>ปิด</Button> },
}

export const WithPicture: Story = {
  args: {
    title: 'เช็กอินรายวัน',
    picture: <EventArt name="calendar" />,
    children: 'เช็กอินวันนี้ รับ 10 คะแนน',
    onClose: () => {},
    actions: (
      <>
        <Button variant="primary" wide>
          เช็กอินวันนี้
        </Button>
        <Button variant="quiet" wide>
          ไว้ภายหลัง
        </Button>
      </>
    ),
  },
}

export const MustBeAnswered: Story = {
  args: { title: 'เข้ามาแล้ว 30 นาที', children: text, actions: <Button wide>เล่นต่อ</Button> },
  play: async () => {
    // By its name: the dialog of the story before may still be leaving.
    const dialog = await screen.findByRole('dialog', { name: 'เข้ามาแล้ว 30 นาที' })
    await userEvent.keyboard('{Escape}')
    await expect(within(dialog).queryByRole('button', { name: 'ปิด' })).toBeNull()
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const LongTitle: Story = {
  args: {
    title: 'ชุดเครื่องนอนผ้าฝ้ายอียิปต์หกฟุตลายแสงทองฉลองครบรอบสิบปีพร้อมหมอนหนุน',
    children: text,
    onClose: () => {},
  },
}

export const Long: Story = {
  args: {
    title: 'เงื่อนไขการใช้งาน',
    children: Array.from({ length: 30 }, () => text).join(' '),
    onClose: () => {},
  },
}
