import { aBrand } from '@member/brand/testing'
import { brandAtom } from '@member/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { LiveScore } from './LiveScore.tsx'

const Scored = ({ address }: { address: string | undefined }) => {
  const set = useSetAtom(brandAtom)
  useLayoutEffect(
    () => set(aBrand(address === undefined ? {} : { scores: { live: address, standings: address } })),
    [address, set],
  )
  return <LiveScore />
}

const meta = {
  component: Scored,
  args: { address: '/favicon.svg' },
} satisfies Meta<typeof Scored>
export default meta

type Story = StoryObj<typeof meta>

export const Here: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const NoAnswer: Story = { args: { address: 'https://scores.invalid/' } }

export const NotOfThisBrand: Story = { args: { address: undefined } }
