import type { Provider } from '@member/api-client'
import { Icon, Tiles } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { ProviderCover } from '../cover/ProviderCover.tsx'
import { usePictureOf } from '../pictureOf.ts'
import { th } from '../th.ts'

const Tile = styled(Link)`
  display: block;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      border-color: var(--brand-strong);
      background: var(--surface-2);
    }
  }
`

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 12px;
  font-family: var(--font-display);
  font-weight: 500;
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    color: var(--text-muted);
  }
`

const Closed = styled.small`
  display: block;
  margin-top: -8px;
  padding: 0 12px 8px;
  color: var(--warn);
  font-size: 13px;
`

/** Who makes the games: a card each, into the provider's lobby. */
export const Providers = ({
  providers,
  linkOf,
}: {
  providers: Provider[]
  linkOf: (code: string) => string
}) => {
  const pictureOf = usePictureOf()
  return (
    <Tiles least={156} space={3}>
      {providers.map(({ code, name, image, status }) => (
        <li key={code}>
          <Tile to={linkOf(code)}>
            <ProviderCover code={code} image={pictureOf(image)} />
            <Label>
              <span>{name}</span>
              <Icon name="forward" size={18} />
            </Label>
            {status === 'MAINTENANCE' ? <Closed>{th.category.maintenance}</Closed> : null}
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}
