import { Icon, scrollSideways } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../game/words.ts'
import { categoriesAtom, type Category } from './categories.ts'
import { CategoryPicture } from './CategoryPicture.tsx'

const Line = styled.div`
  display: flex;
  margin: 0 -16px;
  padding: 0 16px;
  ${scrollSideways}
  & > * {
    flex: none;
  }
  & > * + * {
    margin-left: 8px;
  }
  & > nav > ul {
    display: flex;
  }
  & li + li {
    margin-left: 8px;
  }
  /* Fades at the edge of the page. */
  -webkit-mask-image: linear-gradient(
    90deg,
    transparent 0,
    #000 16px,
    #000 calc(100% - 40px),
    transparent 100%
  );
  mask-image: linear-gradient(90deg, transparent 0, #000 16px, #000 calc(100% - 40px), transparent 100%);
`

export const Tab = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 2px 14px 2px 8px;
  border: 1px solid var(--border);
  border-radius: 999px;
  background: var(--surface-1);
  color: var(--text-muted);
  font-size: 0.9375rem;
  line-height: 1.5;
  text-decoration: none;
  white-space: nowrap;
  & > svg,
  & > div {
    flex: none;
    width: 32px;
    height: 32px;
    margin-right: 6px;
  }
  &[aria-current] {
    border-color: var(--brand-strong);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
`

export const CategoryTabs = ({
  selected,
  linkOf,
  all = false,
  before,
  staysAtStart = false,
  after,
}: {
  /** The shown category; undefined if the games are not of one category. */
  selected: Category | 'all' | undefined
  linkOf: (category: Category | 'all') => string
  all?: boolean
  before?: ReactNode
  /** True if the row stays at its start instead of scrolling to the selected tab. */
  staysAtStart?: boolean
  after?: ReactNode
}) => {
  const line = useRef<HTMLDivElement>(null)
  const categories = useAtomValue(categoriesAtom)
  const shown: readonly (Category | 'all')[] = all ? ['all', ...categories] : categories
  const place = shown.findIndex((category) => category === selected)
  useEffect(() => {
    const row = line.current
    const tab = row?.querySelectorAll<HTMLElement>('nav a')[place]
    // The first tab leaves what precedes it visible.
    const isCentred = tab && place > 0 && !staysAtStart
    if (row) row.scrollLeft = isCentred ? tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 : 0
  }, [place, staysAtStart])
  return (
    <Line ref={line}>
      {before}
      <nav aria-label={t.categories.title}>
        <ul>
          {shown.map((category) => (
            <li key={category}>
              <Tab to={linkOf(category)} replace aria-current={category === selected ? 'page' : undefined}>
                {category === 'all' ? <Icon name="games" size={32} /> : <CategoryPicture name={category} />}
                {t.categories[category]}
              </Tab>
            </li>
          ))}
        </ul>
      </nav>
      {after}
    </Line>
  )
}
