import type { ComponentType } from 'react'
import { Art, type ArtProps } from './Art.tsx'
import {
  MaintenanceScene,
  NotFoundScene,
  OfflineScene,
  OldBrowserScene,
  UnavailableScene,
} from './pageScenes.tsx'
import { paint } from './piece/paint.ts'

export type SceneName = 'notFound' | 'maintenance' | 'offline' | 'unavailable' | 'oldBrowser'

const scenes: Record<SceneName, ComponentType> = {
  notFound: NotFoundScene,
  maintenance: MaintenanceScene,
  offline: OfflineScene,
  unavailable: UnavailableScene,
  oldBrowser: OldBrowserScene,
}

export const SceneArt = ({ name, ...art }: ArtProps & { name: SceneName }) => {
  const Scene = scenes[name]
  return (
    <Art width={280} height={200} {...art}>
      <ellipse cx="140" cy="100" rx="138" ry="96" fill={paint('glow')} opacity="0.8" />
      <ellipse cx="140" cy="182" rx="86" ry="8" fill="var(--shadow)" />
      <g transform="translate(140 100)">
        <Scene />
      </g>
    </Art>
  )
}
