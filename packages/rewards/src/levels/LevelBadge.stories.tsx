import { Page, Row } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { t } from './wordsName.ts'
import { LevelBadge } from './LevelBadge.tsx'

const meta = {
  component: LevelBadge,
  args: { level: 3 },
  decorators: [(Story) => <Page title={t.label({ name: '' })}>{Story()}</Page>],
} satisfies Meta<typeof LevelBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Platinum: Story = {}

export const EveryLevel: Story = {
  render: () => (
    <Row>
      {[1, 2, 3, 4, 5, 6].map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
    </Row>
  ),
}
