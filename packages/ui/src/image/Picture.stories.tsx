import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.ts'
import { WalletArt } from '../art/WalletArt.tsx'
import { Picture, type PictureProps } from './Picture.tsx'

const meta = {
  component: Picture,
  parameters: {
    guide: {
      use: 'A picture from outside: a game’s cover, a banner, a reward.',
      not: 'Our own illustrations, which need no loading.',
      access: 'Its alt text says what the picture tells; empty if the text beside it says the same.',
      copy: 'No text only in the picture: it is not translated and cannot grow.',
    },
  },
  args: { alt: 'โปรโมชั่น', width: 16, height: 9 },
} satisfies Meta<typeof Picture>
export default meta

type Story = StoryObj<typeof meta>

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23345" d="M0 0h16v9H0z"/%3E%3C/svg%3E'

export const Shown: Story = { args: { src: drawn } }
export const Contained: Story = { args: { src: drawn, fit: 'contain', width: 1, height: 1 } }

type Radius = NonNullable<PictureProps['radius']>
const corners: { [One in Radius]: One } = { s: 's', m: 'm', l: 'l', none: 'none' }

export const EveryRadius: Story = {
  render: () => (
    <Stack>
      {Object.values(corners).map((radius) => (
        <Picture key={radius} src={drawn} alt={radius} width={16} height={4} radius={radius} />
      ))}
    </Stack>
  ),
}

export const None: Story = {}
export const Artwork: Story = { args: { fallback: <WalletArt /> } }
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA', fallback: <WalletArt /> } }
