import type { Meta, StoryObj } from '@storybook/react-vite'
import { List } from '../list/List.ts'
import { ListRow } from '../list/ListRow.tsx'
import { OpenCard } from './OpenCard.ts'

const meta = {
  component: OpenCard,
  parameters: {
    guide: {
      use: 'Rows of a day, below its heading, in a list of many days. On a phone they reach from edge to edge.',
      not: 'For one short list of a screen: that is a flush Card.',
      access: 'A section without a name; give it `as="div"` below a heading that has a section.',
      copy: 'The heading above it is a date: 27/11/2569.',
    },
  },
  args: {
    flush: true,
    children: (
      <List>
        <ListRow title="ฝากเงิน" note="20:31 น." />
        <ListRow title="ถอนเงิน" note="10:48 น." />
      </List>
    ),
  },
} satisfies Meta<typeof OpenCard>
export default meta

export const Day: StoryObj<typeof meta> = {}
