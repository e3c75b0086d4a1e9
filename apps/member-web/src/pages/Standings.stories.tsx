import type { Meta, StoryObj } from '@storybook/react-vite'
import { Standings } from './Standings.tsx'

const at = (address: string) => ({ brand: { scores: { live: address, standings: address } } })

const meta = { component: Standings, parameters: at('/unsupported.html') } satisfies Meta<typeof Standings>
export default meta

type Story = StoryObj<typeof meta>

export const Here: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const NoAnswer: Story = { parameters: at('https://scores.invalid/') }

export const NotOfThisBrand: Story = { globals: { brand: 'chanmuang' }, parameters: { brand: null } }
