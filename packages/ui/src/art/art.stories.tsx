import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tiles } from '../layout/Tiles.ts'
import { CategoryArt } from './CategoryArt.tsx'
import { EmptyArt } from './EmptyArt.tsx'
import { EventArt } from './EventArt.tsx'
import { PrizeArt } from './PrizeArt.tsx'
import { Hero } from './Hero.tsx'
import { LevelMedal } from './LevelMedal.tsx'
import { SceneArt } from './SceneArt.tsx'
import { SlipArt } from './SlipArt.tsx'
import { SuccessTick } from './SuccessTick.tsx'
import { WalletArt } from './WalletArt.tsx'

const meta = { component: Hero } satisfies Meta<typeof Hero>
export default meta

type Story = StoryObj<typeof meta>

export const Landing: Story = {}

export const Categories: Story = {
  render: () => (
    <Tiles>
      {(['sport', 'casino', 'slot', 'fishing', 'card', 'lotto', 'hot'] as const).map((name) => (
        <li key={name}>
          <CategoryArt name={name} label={name} />
        </li>
      ))}
    </Tiles>
  ),
}

export const Levels: Story = {
  render: () => (
    <Tiles>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <li key={level}>
          <LevelMedal level={level} dim={level > 4} />
        </li>
      ))}
    </Tiles>
  ),
}

export const Nothing: Story = {
  render: () => (
    <Tiles least={160}>
      {(['history', 'slip', 'withdrawal', 'announcement'] as const).map((name) => (
        <li key={name}>
          <EmptyArt name={name} />
        </li>
      ))}
    </Tiles>
  ),
}

export const Events: Story = {
  render: () => (
    <Tiles least={140}>
      {(['wheel', 'flip', 'goods', 'calendar', 'promotion', 'film', 'reward'] as const).map((name) => (
        <li key={name}>
          <EventArt name={name} />
        </li>
      ))}
    </Tiles>
  ),
}

export const Prizes: Story = {
  render: () => (
    <Tiles least={80}>
      {(['credit', 'point', 'item', 'none'] as const).map((name) => (
        <li key={name}>
          <PrizeArt name={name} />
        </li>
      ))}
    </Tiles>
  ),
}

export const Scenes: Story = {
  render: () => (
    <Tiles least={240}>
      {(['notFound', 'maintenance', 'offline', 'unavailable', 'oldBrowser'] as const).map((name) => (
        <li key={name}>
          <SceneArt name={name} />
        </li>
      ))}
    </Tiles>
  ),
}

export const Things: Story = {
  render: () => (
    <Tiles least={140}>
      <li>
        <SuccessTick label="สำเร็จ" />
      </li>
      <li>
        <SlipArt />
      </li>
      <li>
        <WalletArt />
      </li>
    </Tiles>
  ),
}
