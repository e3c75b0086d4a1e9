import { Icon } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../words.ts'
import { categoriesAtom, type Category } from './categories.ts'
import { CategoryPicture } from './CategoryPicture.tsx'

const Nav = styled.nav`
  margin: 0 -16px;
  padding: 0 16px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > ul {
    display: flex;
    width: max-content;
  }
  & li + li {
    margin-left: 8px;
  }
`

const Tab = styled(Link)`
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
  const categories = useAtomValue(categoriesAtom)
  const shown: readonly (Category | 'all')[] = all ? ['all', ...categories] : categories
  const place = shown.indexOf(selected)
  useEffect(() => {
    const nav = line.current
    const tab = nav?.querySelectorAll('a')[place]
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [place])
  return (
    <Nav ref={line} aria-label={t.categories.title}>
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
    </Nav>
  )
}
