import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArtGallery } from './ArtGallery.tsx'
import { BankGallery } from './BankGallery.tsx'
import { IconGallery } from './IconGallery.tsx'

const meta = { component: ArtGallery } satisfies Meta<typeof ArtGallery>
export default meta

type Story = StoryObj<typeof meta>

export const Artwork: Story = {}
export const Banks: Story = { render: () => <BankGallery /> }
export const Icons: Story = { render: () => <IconGallery /> }
