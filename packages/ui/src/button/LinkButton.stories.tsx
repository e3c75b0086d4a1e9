import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  component: LinkButton,
  parameters: {
    guide: {
      use: 'The next screen is what a member should go to: register, deposit, another page of the site or of a partner.',
      not: 'Something that happens here (Button), and links within a sentence (a).',
      access: 'A link: it opens in a new tab as links do. A link that leaves the site has the icon for it.',
      copy: 'Says where it leads or what is done there: ไปฝากเงิน.',
    },
  },
} satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

export const Inside: Story = { args: { to: '/register', variant: 'primary', children: 'สมัครสมาชิก' } }
export const Small: Story = { args: { to: '/register', small: true, variant: 'quiet', children: 'ดูทั้งหมด' } }
export const Wide: Story = { args: { to: '/register', wide: true, icon: 'receipt', children: 'แนบสลิป' } }
export const Outside: Story = {
  args: { href: 'https://line.me', icon: 'external', target: '_blank', children: 'เปิดในไลน์' },
}
