import { Page, Row } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { th } from '../th.ts'
import { LevelBadge } from './LevelBadge.tsx'
import { levels } from './levels.ts'

const meta = {
  component: LevelBadge,
  args: { level: 3 },
  decorators: [(Story) => <Page title={th.levels.label('')}>{Story()}</Page>],
} satisfies Meta<typeof LevelBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Platinum: Story = {}

export const EveryLevel: Story = {
  render: () => (
    <Row>
      {levels.map(({ level }) => (
        <LevelBadge key={level} level={level} />
      ))}
    </Row>
  ),
}
