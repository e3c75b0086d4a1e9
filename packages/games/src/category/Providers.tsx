import type { Provider } from '@member/api-client'
import { Icon, oneLine } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { ProviderCover } from '../cover/ProviderCover.tsx'
import { fromWidth, usePictureOf, widthFor } from '../game/game.ts'
import { t } from '../game/words.ts'

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
    ${oneLine}
  }
  & > svg {
    flex: none;
    color: var(--text-muted);
  }
`

const Picture = styled.span<{ closed: boolean }>`
  position: relative;
  display: block;
  & svg,
  & img {
    filter: ${({ closed }) => (closed ? 'grayscale(1) brightness(0.5)' : 'none')};
  }
  & > small {
    position: absolute;
    top: 8px;
    left: 8px;
    padding: 2px 10px;
    border-radius: 999px;
    background: rgba(8, 5, 14, 0.85);
    color: #ffd27a;
    font-size: 0.8125rem;
    font-weight: 600;
  }
`

/** Style of tiles with the name beside the picture. */
const lying = `
  & > li > a {
    display: flex;
  }
  & > li > a > :first-of-type {
    flex: 0 0 42%;
  }
  & > li > a > :last-of-type {
    flex: 1 1 0%;
    min-width: 0;
  }
`

// As wide as two games where these have six or eight columns; one or two providers have half of the row each.
const Grid = styled.ul<{ few: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-gap: 10px;
  ${fromWidth(widthFor.sixColumns)} {
    ${({ few }) => (few ? lying : 'grid-template-columns: repeat(3, minmax(0, 1fr));')}
  }
  ${fromWidth(widthFor.eightColumns)} {
    ${({ few }) => !few && 'grid-template-columns: repeat(4, minmax(0, 1fr));'}
  }
`

export const Providers = ({
  providers,
  linkOf,
}: {
  providers: Provider[]
  linkOf: (code: string) => string
}) => {
  const pictureOf = usePictureOf()
  return (
    <Grid few={providers.length < 3}>
      {providers.map(({ code, name, image, status }) => (
        <li key={code}>
          <Tile to={linkOf(code)}>
            <Picture closed={status === 'MAINTENANCE'}>
              <ProviderCover code={code} name={name} image={pictureOf(image)} />
              {status === 'MAINTENANCE' ? <small>{t.category.maintenance}</small> : null}
            </Picture>
            <Label>
              <span>{name}</span>
              <Icon name="forward" size={18} />
            </Label>
          </Tile>
        </li>
      ))}
    </Grid>
  )
}
