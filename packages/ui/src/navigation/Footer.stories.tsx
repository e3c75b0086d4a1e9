import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from './Footer.tsx'

const meta = {
  component: Footer,
  parameters: {
    guide: {
      use: 'Licence, age and help line, whole on public pages, in one line for members.',
      not: 'Navigation that a member needs.',
      access: 'Links and a phone number that can be called.',
      copy: 'The licence as its authority writes it.',
    },
  },
  args: { siteName: 'แสงทอง', year: 2024 },
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const Bare: Story = {}
export const OfThisYear: Story = { args: { year: 'now' } }
export const Licensed: Story = {
  args: {
    minimumAge: 20,
    licence: {
      holder: 'Saengthong Entertainment Ltd.',
      number: 'OGL/2024/0001',
      authority: 'Example Gaming Board',
    },
    helpLine: { name: 'สายด่วนสุขภาพจิต', phone: '1323', url: 'https://example.org' },
  },
}
export const InOneLine: Story = { args: { ...Licensed.args, short: true, children: 'ช่วยเหลือ' } }
