import type { Meta, StoryObj } from '@storybook/react-vite'
import { LegalLinks } from './LegalLinks.tsx'

const meta = {
  component: LegalLinks,
  args: {
    links: [
      { href: '/legal/terms', label: 'ข้อกำหนดการใช้งาน' },
      { href: '/legal/privacy', label: 'นโยบายความเป็นส่วนตัว' },
      { href: '/legal/complaints', label: 'การร้องเรียน' },
    ],
  },
} satisfies Meta<typeof LegalLinks>
export default meta

export const Phone: StoryObj<typeof meta> = {}
