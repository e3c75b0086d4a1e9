import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useBroken } from './useBroken.ts'

export interface PictureProps {
  src?: string | undefined
  webp?: string | undefined
  sizes?: string | undefined
  alt: string
  /** Width of the picture. Width and height give the ratio of the box that is reserved before loading. */
  width: number
  height: number
  fallback?: ReactNode
  fit?: 'cover' | 'contain'
  eager?: boolean
  radius?: 's' | 'm' | 'l' | 'none'
  className?: string
}

const Box = styled.div<{ ratio: number; radius: string }>`
  position: relative;
  overflow: hidden;
  width: 100%;
  border-radius: ${({ radius }) => (radius === 'none' ? 0 : `var(--radius-${radius})`)};
  background: var(--surface-2);
  &::before {
    content: '';
    display: block;
    padding-top: ${({ ratio }) => (ratio * 100).toFixed(3)}%;
  }
  & > * {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
`

const Image = styled.img<{ fit: string }>`
  width: 100%;
  height: 100%;
  object-fit: ${({ fit }) => fit};
`

const Empty = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  color: var(--text-muted);
  & > svg {
    max-height: 100%;
  }
`

/** Picture in a box of reserved size; `fallback` replaces a missing or broken picture. */
export const Picture = ({
  src,
  webp,
  sizes,
  alt,
  width,
  height,
  fallback,
  fit = 'cover',
  eager = false,
  radius = 'm',
  className,
}: PictureProps) => {
  const [isBroken, watched] = useBroken(src)
  return (
    <Box ratio={height / width} radius={radius} className={className}>
      {src && !isBroken ? (
        <picture>
          {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
          <Image
            {...watched}
            src={src}
            alt={alt}
            width={width}
            height={height}
            fit={fit}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        </picture>
      ) : (
        <Empty role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          {fallback ?? <Icon name="image" size={32} />}
        </Empty>
      )}
    </Box>
  )
}
