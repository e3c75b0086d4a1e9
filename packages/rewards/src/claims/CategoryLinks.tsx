import styled from '@emotion/styled'
import type { ListRewardsAnswer } from '@member/api-client'
import { Link } from 'react-router'
import { desktop } from '@member/ui'
import { usePicture } from '../prize/usePicture.ts'
import { t } from './words.ts'

const Root = styled.nav`
  display: flex;
  margin: 0 -16px;
  padding: 2px 12px 6px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: thin;
  /* All visible, because a mouse cannot swipe. */
  ${desktop} {
    flex-wrap: wrap;
    margin: 0 -4px -8px;
    padding: 0;
    overflow: visible;
    & > a {
      margin-bottom: 8px;
    }
  }
`

const Chip = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: 0 4px;
  padding: 4px 16px;
  border: 1px solid var(--border);
  border-radius: 999px;
  background: var(--surface-2);
  color: var(--text);
  font-family: var(--font-display);
  text-decoration: none;
  white-space: nowrap;
  &[aria-current] {
    border-color: var(--brand-strong);
    background: var(--brand-soft);
    color: var(--brand-text);
  }
  & > img {
    width: 24px;
    height: 24px;
    margin-right: 8px;
    border-radius: 6px;
    object-fit: cover;
  }
`

const Face = ({ image }: { image: string | null | undefined }) => {
  const address = usePicture(image)
  return address ? <img src={address} alt="" width={24} height={24} loading="lazy" decoding="async" /> : null
}

export const CategoryLinks = ({
  categories,
  chosen,
  rewardLink,
}: {
  categories: ListRewardsAnswer['categories']
  chosen: string | undefined
  rewardLink: string
}) => (
  <Root aria-label={t.categories}>
    <Chip to={rewardLink} aria-current={chosen === undefined ? 'page' : undefined}>
      {t.all}
    </Chip>
    {categories.map(({ id, name, image }) => (
      <Chip
        key={id}
        to={`${rewardLink}/${encodeURIComponent(id)}`}
        aria-current={String(id) === chosen ? 'page' : undefined}
      >
        <Face image={image} />
        {name}
      </Chip>
    ))}
  </Root>
)
