import { anAnnouncement, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnnouncementPopup } from './AnnouncementPopup.tsx'

const detail = '<p>ธนาคารปิดปรับปรุงระบบคืนวันอาทิตย์</p><ul><li>ฝากอัตโนมัติเข้าช้ากว่าปกติ</li><li>ถอนได้ตามปกติ</li></ul>'

const meta = {
  component: AnnouncementPopup,
  args: { isHeld: false },
  beforeEach: () =>
    mockApi({
      'GET /api/announcement': [
        anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'แจ้งเวลาปิดปรับปรุงธนาคาร', detail, order: 1 }),
        anAnnouncement({
          uuid: 'p2',
          type: 'POPUP',
          title: 'เล่นอย่างมีสติ',
          detail: '<p>กำหนดงบก่อนเล่นทุกครั้ง</p>',
          order: 2,
        }),
      ],
    }),
} satisfies Meta<typeof AnnouncementPopup>
export default meta

type Story = StoryObj<typeof meta>

export const TwoOneAfterAnother: Story = {}

export const WithAction: Story = {
  beforeEach: () =>
    mockApi({
      'GET /api/announcement': [
        anAnnouncement({
          type: 'POPUP',
          title: 'สมัครสมาชิกใน 2 ขั้นตอน',
          detail: '<p>ใช้เบอร์มือถือและบัญชีธนาคารของคุณเอง</p>',
          action: { label: 'สมัครสมาชิก', path: '/register' },
        }),
      ],
    }),
}
