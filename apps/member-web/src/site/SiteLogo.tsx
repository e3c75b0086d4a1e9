import { Picture } from '@member/ui'
import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { picturesAtom } from './configurations.ts'

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  color: var(--text);
  font-family: var(--font-display);
  font-size: 20px;
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

const Configured = styled(Picture)`
  width: 120px;
  background: none;
`

/** The site's name and its way home: the configured logo, or the brand's own mark while there is none. */
export function SiteLogo({ to, compact = false }: { to: string; compact?: boolean }) {
  const { displayName } = useAtomValue(brandAtom)
  const logo = useAtomValue(picturesAtom).get('home.normal.logo')
  const own = (
    <>
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
      <Name compact={compact}>{displayName}</Name>
    </>
  )
  return (
    <Home to={to} aria-label={displayName}>
      {logo ? (
        <Configured
          src={logo}
          alt=""
          width={120}
          height={36}
          fit="contain"
          radius="none"
          eager
          fallback={own}
        />
      ) : (
        own
      )}
    </Home>
  )
}
