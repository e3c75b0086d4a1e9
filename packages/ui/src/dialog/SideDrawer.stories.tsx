import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/Icon.tsx'
import { List } from '../list/List.ts'
import { ListRow } from '../list/ListRow.tsx'
import { SideDrawer } from './SideDrawer.tsx'

const Menu = ({ open }: { open: boolean }) => (
  <SideDrawer open={open} onClose={() => undefined} title="เมนู">
    <List>
      <ListRow to="/promotion" icon={<Icon name="gift" />} title="โปรโมชั่น" />
      <ListRow to="/contact" icon={<Icon name="contact" />} title="ติดต่อเรา" />
    </List>
  </SideDrawer>
)

const meta = {
  component: Menu,
  subcomponents: { SideDrawer },
  parameters: {
    guide: {
      use: 'The menu of the site on a phone; with wide, what lies over a game.',
      not: 'Choices within a form (SelectField).',
      access: 'As Dialog: focus stays inside, Escape and Back close it.',
      copy: 'The title names the list: เมนู.',
    },
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }
export const Closed: Story = { args: { open: false } }
