import { anAnnouncement } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'

const meta = {
  component: AnnouncementDialog,
  args: {
    announcement: anAnnouncement({
      title: 'แจ้งเวลาปิดปรับปรุงธนาคาร',
      detail: '<p>ธนาคารปิดปรับปรุงระบบคืนวันอาทิตย์</p><ul><li>ถอนได้ตามปกติ</li></ul>',
    }),
    closeLabel: 'ปิด',
    onClose: () => undefined,
  },
} satisfies Meta<typeof AnnouncementDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = {}

export const Long: Story = {
  args: {
    announcement: anAnnouncement({
      title: 'ข้อตกลงและเงื่อนไขการใช้งานฉบับใหม่ มีผลตั้งแต่วันที่ 1 ธันวาคม',
      detail: '<p>โปรดอ่านให้ครบทุกข้อก่อนใช้งาน และเก็บไว้เป็นหลักฐาน</p>'.repeat(24),
    }),
  },
}

export const PictureBroken: Story = {
  args: { announcement: anAnnouncement({ title: 'ฝากด้วยสลิป', image: '/files/not-there.svg' }) },
}
