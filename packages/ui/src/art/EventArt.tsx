import type { ComponentType } from 'react'
import { Art, type ArtProps } from './Art.tsx'
import {
  CalendarScene,
  FilmScene,
  FlipScene,
  GoodsScene,
  PromotionScene,
  RewardScene,
  WheelScene,
} from './eventScenes.tsx'
import { paint } from './piece/paint.ts'

export type EventName = 'wheel' | 'flip' | 'goods' | 'calendar' | 'promotion' | 'film' | 'reward'

const scenes: Record<EventName, ComponentType> = {
  wheel: WheelScene,
  flip: FlipScene,
  goods: GoodsScene,
  calendar: CalendarScene,
  promotion: PromotionScene,
  film: FilmScene,
  reward: RewardScene,
}

export const EventArt = ({ name, ...art }: ArtProps & { name: EventName }) => {
  const Scene = scenes[name]
  return (
    <Art width={120} height={120} {...art}>
      <circle cx="60" cy="60" r="58" fill={paint('glow')} />
      <ellipse cx="60" cy="110" rx="34" ry="5" fill="var(--shadow)" />
      <g transform="translate(60 60)">
        <Scene />
      </g>
    </Art>
  )
}
