import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArtGallery, BankGallery, IconGallery } from './galleries.ts'

const meta = { component: ArtGallery } satisfies Meta<typeof ArtGallery>
export default meta

type Story = StoryObj<typeof meta>

export const Artwork: Story = {}
export const Banks: Story = { render: () => <BankGallery /> }
export const Icons: Story = { render: () => <IconGallery /> }
