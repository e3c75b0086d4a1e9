import { Row } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LevelBadge } from './LevelBadge.tsx'
import { levels } from './levels.ts'

const meta = { component: LevelBadge, args: { level: 3 } } satisfies Meta<typeof LevelBadge>
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
