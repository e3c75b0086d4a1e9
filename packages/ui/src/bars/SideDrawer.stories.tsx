import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button/LinkButton.tsx'
import { Stack } from '../layout/Stack.ts'
import { SideDrawer } from './SideDrawer.tsx'

const meta = {
  component: SideDrawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'เมนู',
    children: (
      <Stack space={2}>
        <LinkButton to="/promotion" icon="gift" wide>
          โปรโมชั่น
        </LinkButton>
        <LinkButton to="/contact" icon="contact" wide>
          ติดต่อเรา
        </LinkButton>
      </Stack>
    ),
  },
} satisfies Meta<typeof SideDrawer>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = { args: { open: false } }
