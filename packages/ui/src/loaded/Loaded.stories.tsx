import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyArt } from '../art/EmptyArt.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { Card } from '../card/Card.ts'
import { List } from '../list/List.ts'
import { ListRow } from '../list/ListRow.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Loaded, type LoadedProps } from './Loaded.tsx'

const query = { data: undefined, isPending: false, error: null, refetch: () => undefined }
const failure = Object.assign(new Error('ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่'), { requestId: '7f3c-1a2b' })

const Rows = (props: Partial<LoadedProps<string[]>>) => (
  <Card flush>
    <Loaded
      query={query}
      empty={
        <EmptyState
          art={<EmptyArt name="history" />}
          title="ยังไม่มีรายการ"
          action={
            <LinkButton to="/auth/deposit" variant="primary">
              ฝากเงิน
            </LinkButton>
          }
        >
          เมื่อฝากหรือถอน รายการจะอยู่ที่นี่
        </EmptyState>
      }
      {...props}
    >
      {(rows) => (
        <List>
          {rows.map((row) => (
            <ListRow key={row} title={row} />
          ))}
        </List>
      )}
    </Loaded>
  </Card>
)

const meta = {
  component: Rows,
  subcomponents: { Loaded, EmptyState },
  parameters: {
    guide: {
      use: 'Every part that reads from the server: one component for loading, failed, empty and loaded.',
      not: 'Commands.',
      access: 'Says that it is busy; after a failed refresh the old content stays with one notice.',
      copy: 'EmptyState says what will be here, and offers the step that brings it.',
    },
  },
} satisfies Meta<typeof Rows>
export default meta

type Story = StoryObj<typeof meta>

export const OnItsWay: Story = { args: { query: { ...query, isPending: true } } }
export const Empty: Story = { args: { query: { ...query, data: [] } } }
export const Failed: Story = { args: { query: { ...query, error: failure } } }
export const EmptyWithoutWords: Story = { args: { query: { ...query, data: [] }, empty: undefined } }
export const Retrying: Story = { args: { query: { ...query, error: failure, isFetching: true } } }
export const Full: Story = {
  args: { query: { ...query, data: Array.from({ length: 30 }, (_, row) => `รายการที่ ${row + 1}`) } },
}
export const Stale: Story = { args: { query: { ...query, data: ['รายการเดิม'], error: failure } } }
