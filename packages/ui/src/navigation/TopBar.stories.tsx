import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../button/IconButton.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { TopBar } from './TopBar.tsx'

const meta = { component: TopBar, args: { start: 'แสงทอง' } } satisfies Meta<typeof TopBar>
export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  args: {
    end: (
      <LinkButton to="/login" variant="primary" small>
        เข้าสู่ระบบ
      </LinkButton>
    ),
  },
}
export const Member: Story = { args: { end: <IconButton icon="logout" label="ออกจากระบบ" /> } }
export const LongName: Story = {
  args: { start: 'แสงทองพารวยอินเตอร์เนชันแนลเอ็นเตอร์เทนเมนต์', end: <IconButton icon="menu" label="เมนู" /> },
}
