import type { ComponentType } from 'react'
import { Art, type ArtProps } from './Art.tsx'
import { AnnouncementScene, HistoryScene, SlipScene, WithdrawalScene } from './emptyScenes.tsx'
import { paint } from './piece/paint.ts'

export type EmptyName = 'history' | 'slip' | 'withdrawal' | 'announcement'

const scenes: Record<EmptyName, ComponentType> = {
  history: HistoryScene,
  slip: SlipScene,
  withdrawal: WithdrawalScene,
  announcement: AnnouncementScene,
}

export const EmptyArt = ({ name, ...art }: ArtProps & { name: EmptyName }) => {
  const Scene = scenes[name]
  return (
    <Art width={200} height={160} {...art}>
      <ellipse cx="100" cy="80" rx="96" ry="76" fill={paint('glow')} opacity="0.7" />
      <ellipse cx="100" cy="146" rx="60" ry="7" fill="var(--shadow)" />
      <g transform="translate(100 80)">
        <Scene />
      </g>
    </Art>
  )
}
