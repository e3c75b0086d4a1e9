import { CategoryArt, Icon } from '@member/ui'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { th } from '../th.ts'
import { categories, type Category } from './categories.ts'

const Nav = styled.nav`
  margin: -4px -16px 0;
  padding: 4px 16px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > ul {
    display: flex;
    min-width: 100%;
    width: max-content;
  }
  & li {
    flex: 1 0 auto;
  }
  & li + li {
    margin-left: 8px;
  }
`

const Tab = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 76px;
  height: 100%;
  padding: 8px 8px 6px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.5;
  text-decoration: none;
  white-space: nowrap;
  & > svg {
    width: 44px;
    height: 44px;
    margin-bottom: 2px;
  }
  &[aria-current] {
    border-color: var(--brand-strong);
    background: var(--brand-soft);
    background-image: linear-gradient(180deg, var(--brand-soft), var(--surface-2));
    color: var(--brand-text);
    font-weight: 600;
  }
`

/** The categories in one line that slides; the chosen one is in view. */
export const CategoryTabs = ({
  selected,
  linkOf,
  all = false,
}: {
  selected: Category | 'all'
  linkOf: (category: Category | 'all') => string
  /** With one for everything. */
  all?: boolean
}) => {
  const line = useRef<HTMLElement>(null)
  const shown: readonly (Category | 'all')[] = all ? ['all', ...categories] : categories
  const place = shown.indexOf(selected)
  useEffect(() => {
    const nav = line.current
    const tab = nav?.querySelectorAll('a')[place]
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [place])
  return (
    <Nav ref={line} aria-label={th.categories.title}>
      <ul>
        {shown.map((category) => (
          <li key={category}>
            <Tab to={linkOf(category)} replace aria-current={category === selected ? 'page' : undefined}>
              {category === 'all' ? <Icon name="games" size={44} /> : <CategoryArt name={category} />}
              {th.categories[category]}
            </Tab>
          </li>
        ))}
      </ul>
    </Nav>
  )
}
