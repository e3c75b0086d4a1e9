import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SectionHead } from '../page/Section.tsx'
import { inParts } from './inParts.ts'
import { ListRow } from './ListRow.tsx'
import { LongPart } from './LongPart.tsx'
import { Windowed } from './Windowed.tsx'

const days = ['วันนี้', 'เมื่อวาน', 'เมื่อวานซืน'].map((day) => ({
  day,
  rows: Array.from({ length: 45 }, (_, at) => `${day} ${at + 1}`),
}))

const Days = () => (
  <Windowed
    isLong
    parts={days.flatMap(({ day, rows: ofDay }, at) =>
      inParts(ofDay).map(({ from, rows }) => (
        <LongPart
          key={`${day} ${from}`}
          head={<SectionHead title={day} />}
          from={from}
          of={ofDay.length}
          isTop={at === 0}
        >
          {rows.map((row) => (
            <ListRow key={row} title={row} />
          ))}
        </LongPart>
      )),
    )}
  />
)

const meta = {
  component: Days,
  subcomponents: { LongPart },
  parameters: {
    guide: {
      use: 'Days or groups with very many rows in one card.',
      not: 'Lists of fewer than a hundred rows.',
      access: 'Each row says its place in the whole.',
      copy: 'The heading is the day.',
    },
  },
} satisfies Meta<typeof Days>
export default meta

/** Days of many rows. */
export const ThreeDays: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'วันนี้' })
    await waitFor(() => expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60))
  },
}
