import type { Meta, StoryObj } from '@storybook/react-vite'
import { CareArt } from '../art/CareArt.tsx'
import { CategoryArt } from '../art/CategoryArt.tsx'
import { EmptyArt } from '../art/EmptyArt.tsx'
import { EventArt } from '../art/EventArt.tsx'
import { Hero } from '../art/Hero.tsx'
import { LevelMedal } from '../art/LevelMedal.tsx'
import { PrizeArt } from '../art/PrizeArt.tsx'
import { SceneArt } from '../art/SceneArt.tsx'
import { SlipArt } from '../art/SlipArt.tsx'
import { SuccessTick } from '../art/SuccessTick.tsx'
import { WalletArt } from '../art/WalletArt.tsx'
import { ArtGallery, BankGallery, IconGallery } from './galleries.ts'

const meta = {
  component: ArtGallery,
  subcomponents: {
    CareArt,
    CategoryArt,
    EmptyArt,
    EventArt,
    Hero,
    LevelMedal,
    PrizeArt,
    SceneArt,
    SlipArt,
    SuccessTick,
    WalletArt,
  },
  parameters: {
    guide: {
      use: 'A picture of ours gives a screen its subject: an empty list, an event, a level.',
      not: 'As decoration of every card, or in the place of a picture that the operator has.',
      access: 'Hidden from screen readers: the text beside it says the same.',
      copy: 'No text within pictures.',
    },
  },
} satisfies Meta<typeof ArtGallery>
export default meta

type Story = StoryObj<typeof meta>

export const Artwork: Story = {}
export const Banks: Story = { render: () => <BankGallery /> }
export const Icons: Story = { render: () => <IconGallery /> }
