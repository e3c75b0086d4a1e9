import styled from '@emotion/styled'
import { brandAtom, initialFace, initialOf, initialSize, motifOf, picturesAtom } from '@member/brand'
import { oneLine, useBroken } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Link } from 'react-router'

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  min-width: 44px;
  min-height: 44px;
  color: var(--text);
  font-family: var(--font-display);
  font-size: 1.25rem;
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
`

const Mark = styled.svg`
  flex: none;
  width: 36px;
  height: 36px;
  margin-right: 10px;
  border-radius: 8px;
  background: var(--brand);
`

// A desktop's bar has all its links from 960 px on, but enough space only from 1200 px.
const narrow = '@media (max-width: 599px), (min-width: 60em) and (max-width: 74.99em)'

// Hidden where it would be cut; the mark remains.
const Name = styled.span<{ compact: boolean }>`
  margin-right: 12px;
  ${oneLine}
  ${({ compact }) => (compact ? narrow : '@media (max-width: 359px)')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip: rect(0 0 0 0);
  }
`

// `min-width` reserves the mark's space, so that the name beside it does not move.
const Configured = styled('img', { shouldForwardProp: (prop) => prop !== 'compact' })<{ compact: boolean }>`
  flex: none;
  width: auto;
  min-width: 36px;
  height: 36px;
  max-width: 132px;
  margin-right: 10px;
  object-fit: contain;
  object-position: left center;
  ${({ compact }) => compact && `${narrow} { max-width: 80px; }`}
`

/** Link home with the configured logo, or with the mark of the site's icons. */
export function SiteLogo({ to, compact = false }: { to: string; compact?: boolean }) {
  const { clientId, displayName } = useAtomValue(brandAtom)
  const sign = initialOf(displayName)
  const face = initialFace(sign)
  const logo = useAtomValue(picturesAtom).get('home.normal.logo')?.src
  const [isBroken, { ref, onError }] = useBroken(logo)
  const [saysName, setSaysName] = useState(false)
  // A wide logo contains the name; a mark needs the name beside it.
  const look = (image: HTMLImageElement | null) => {
    ref(image)
    if (image?.complete) setSaysName(image.naturalWidth > 2 * image.naturalHeight)
  }
  const shown = logo !== undefined && !isBroken
  const isNameInLogo = shown && saysName
  return (
    <Home to={to} aria-label={isNameInLogo ? displayName : undefined}>
      {shown ? (
        <Configured
          compact={compact}
          src={logo}
          alt=""
          height={36}
          // On a pre-rendered page it may have loaded before React attached the handler.
          ref={look}
          onLoad={({ currentTarget }) => look(currentTarget)}
          onError={onError}
        />
      ) : (
        <Mark viewBox="0 0 64 64" aria-hidden focusable="false">
          <path d={motifOf(clientId)} fill="#fff" opacity=".28" />
          <text
            x="32"
            y="46.5"
            fontFamily={`var(--font-${face})`}
            fontSize={initialSize(sign)}
            textAnchor="middle"
            fill="var(--on-brand)"
            // Every page has the body typeface in its regular weight: a stroke makes it bold.
            {...(face === 'body' && { fontWeight: 400, stroke: 'var(--on-brand)', strokeWidth: 2.5 })}
          >
            {sign}
          </text>
        </Mark>
      )}
      {isNameInLogo ? null : <Name compact={compact}>{displayName}</Name>}
    </Home>
  )
}
