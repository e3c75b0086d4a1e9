import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/Card.ts'
import { ListRow } from './ListRow.tsx'
import { LongList, MorePages } from './LongPart.tsx'

const days = Array.from({ length: 500 }, (_, n) => `รายการที่ ${n + 1}`)

const Days = ({ first }: { first: number }) => (
  <Card flush>
    <LongList items={days} first={first}>
      {(day) => <ListRow key={day} title={day} />}
    </LongList>
  </Card>
)

const meta = {
  component: Days,
  subcomponents: { LongList, MorePages },
  parameters: {
    guide: {
      use: 'A list whose first rows are enough for most members.',
      not: 'Lists that the server delivers in pages: they end in MorePages, which looks the same.',
      access: 'A button loads more; the new rows follow the last one read.',
      copy: 'The button says “show more”, without numbers.',
    },
  },
} satisfies Meta<typeof Days>
export default meta

export const FiveHundred: StoryObj<typeof meta> = { args: { first: 5 } }
