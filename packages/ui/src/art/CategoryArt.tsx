import type { ComponentType } from 'react'
import { useHydrated } from '../hydration/useHydrated.ts'
import { Art, type ArtProps } from './Art.tsx'
import {
  CardScene,
  CasinoScene,
  FishingScene,
  HotScene,
  LottoScene,
  SlotScene,
  SportScene,
} from './categoryScenes.tsx'
import { paint } from './piece/paint.ts'

export type CategoryName = 'sport' | 'casino' | 'fishing' | 'card' | 'lotto' | 'hot' | 'slot'

const scenes: Record<CategoryName, ComponentType> = {
  sport: SportScene,
  casino: CasinoScene,
  fishing: FishingScene,
  card: CardScene,
  lotto: LottoScene,
  hot: HotScene,
  slot: SlotScene,
}

export const CategoryArt = ({ name, ...art }: ArtProps & { name: CategoryName }) => {
  const Scene = scenes[name]
  return (
    <Art width={120} height={120} {...art}>
      {useHydrated() ? (
        <>
          <circle cx="60" cy="60" r="58" fill={paint('glow')} />
          <ellipse cx="60" cy="107" rx="34" ry="6" fill="var(--shadow)" />
          <g transform="translate(60 60)">
            <Scene />
          </g>
        </>
      ) : null}
    </Art>
  )
}
