import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { picturesAtom } from './site.ts'

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
`

const Name = styled.span<{ compact: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  ${({ compact }) =>
    compact &&
    `@media (max-width: 599px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip: rect(0 0 0 0);
    }`}
`

const Configured = styled('img', { shouldForwardProp: (prop) => prop !== 'compact' })<{ compact: boolean }>`
  flex: none;
  width: auto;
  /* The mark's place, so that the name beside it stays where it is. */
  min-width: 36px;
  height: 36px;
  max-width: 132px;
  margin-right: 10px;
  object-fit: contain;
  object-position: left center;
  ${({ compact }) => compact && '@media (max-width: 599px) { max-width: 80px; }'}
`

/** The site's name and its way home: the configured logo, or the brand's own mark while there is none. */
export function SiteLogo({ to, compact = false }: { to: string; compact?: boolean }) {
  const { displayName } = useAtomValue(brandAtom)
  const logo = useAtomValue(picturesAtom).get('home.normal.logo')
  const [broken, setBroken] = useState<string>()
  const [saysName, setSaysName] = useState(false)
  // A wide logo is a word by itself; a mark has the name beside it.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setSaysName(image.naturalWidth > 2 * image.naturalHeight)
  }, [])
  const shown = logo !== undefined && logo !== broken
  return (
    <Home to={to} aria-label={displayName}>
      {shown ? (
        <Configured
          compact={compact}
          src={logo}
          alt=""
          height={36}
          // On a pre-rendered page it may have come before there was anyone to be told.
          ref={look}
          onLoad={({ currentTarget }) => look(currentTarget)}
          onError={() => setBroken(logo)}
        />
      ) : (
        <Mark viewBox="0 0 36 36" aria-hidden focusable="false">
          <rect width="36" height="36" rx="11" fill="var(--brand)" />
          <path
            d="M9 22.5c3.2-7.6 6-11.4 9-11.4s5.8 3.8 9 11.4"
            fill="none"
            stroke="var(--on-brand)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="18" cy="22" r="4" fill="var(--on-brand)" />
        </Mark>
      )}
      {shown && saysName ? null : <Name compact={compact}>{displayName}</Name>}
    </Home>
  )
}
