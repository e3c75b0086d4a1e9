import { aCredit, anAnnouncement, mockApi } from '@member/api-client/testing'
import { Dialog } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PopupQueue } from './PopupQueue.tsx'

const answers = { 'GET /api/announcement': [], 'POST /api/auth/user/getCredit/:username': aCredit() }

const meta = {
  component: PopupQueue,
  args: {
    isNew: false,
    others: [
      {
        key: 'another',
        isDue: true,
        render: (close) => (
          <Dialog title="เช็กอินรายวัน" onClose={close}>
            รับคะแนนของวันนี้ได้แล้ว
          </Dialog>
        ),
      },
    ],
  },
  beforeEach: () => mockApi(answers),
} satisfies Meta<typeof PopupQueue>
export default meta

type Story = StoryObj<typeof meta>

export const NoAnnouncement: Story = {}

export const AnnouncementFirst: Story = {
  beforeEach: () =>
    mockApi({
      ...answers,
      'GET /api/announcement': [
        anAnnouncement({ type: 'POPUP', title: 'แจ้งเวลาปิดปรับปรุงธนาคาร', detail: '<p>ถอนได้ตามปกติ</p>' }),
      ],
    }),
}
