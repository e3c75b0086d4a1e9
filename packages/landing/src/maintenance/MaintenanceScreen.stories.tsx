import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'

const meta = {
  component: MaintenanceScreen,
  args: { message: undefined, until: undefined, contact: <p>@saengthong</p> },
} satisfies Meta<typeof MaintenanceScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithReasonAndTime: Story = {
  args: { message: 'ปรับปรุงระบบธนาคารตามกำหนด', until: '2026-11-21T06:00:00+07:00' },
}
