import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnOff, StatusChip } from './StatusChip.tsx'

const meta = {
  component: StatusChip,
  subcomponents: { OnOff },
  parameters: {
    guide: {
      use: 'The state of a movement, a document, a level.',
      not: 'Counts and filters.',
      access: 'Colour, icon and word say the same.',
      copy: 'The field’s word for the state: สำเร็จ, กำลังดำเนินการ, รอดำเนินการ.',
    },
  },
  args: { children: 'หมดเวลา' },
} satisfies Meta<typeof StatusChip>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Pending: Story = { args: { tone: 'info', children: 'กำลังดำเนินการ' } }
export const Done: Story = { args: { tone: 'ok', children: 'สำเร็จ' } }
export const Waiting: Story = { args: { tone: 'warn', children: 'รอดำเนินการ' } }
export const OwnIcon: Story = { args: { tone: 'info', icon: 'up', children: 'ระดับถัดไป' } }
export const Failed: Story = { args: { tone: 'bad', children: 'ไม่สำเร็จ' } }
export const OfSetting: Story = {
  render: () => (
    <>
      <OnOff isOn /> <OnOff isOn={false} />
    </>
  ),
}
