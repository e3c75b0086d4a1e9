import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { t } from '../game/words.ts'
import { categoriesAtom, type Category } from './categories.ts'
import { CategoryPicture } from './CategoryPicture.tsx'
import styled from '@emotion/styled'
import { css } from '@emotion/react'

// All categories at once in full rows of equal columns: on a phone four, or three of five or six, and of five or seven
// the last is as wide as two; fewer with large text; one row on a desktop.
const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > li {
    flex: 1 1 max(4rem, 22%);
    margin: 4px;
  }
  @media (max-width: 599px) {
    & > li:first-of-type:nth-last-of-type(5),
    & > li:first-of-type:nth-last-of-type(5) ~ li,
    & > li:first-of-type:nth-last-of-type(6),
    & > li:first-of-type:nth-last-of-type(6) ~ li {
      flex-basis: max(4rem, 28%);
    }
    & > li:first-of-type:nth-last-of-type(5) ~ li:last-of-type {
      flex: 2 1 calc(56% + 8px);
    }
    & > li:first-of-type:nth-last-of-type(7) ~ li:last-of-type {
      flex: 2 1 calc(44% + 8px);
    }
    & > li:first-of-type:nth-last-of-type(5) ~ li:last-of-type > *,
    & > li:first-of-type:nth-last-of-type(7) ~ li:last-of-type > * {
      flex-direction: row;
      justify-content: center;
      & > svg,
      & > div {
        width: 64px;
        margin: 0 8px 0 0;
      }
    }
  }
  @media (min-width: 600px) {
    flex-wrap: nowrap;
    & > li {
      flex: 1 1 0%;
      min-width: 0;
    }
  }
`

const tile = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: 10px 2px 8px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  font-family: var(--font-display);
  font-size: 0.9375rem;
  text-align: center;
  text-decoration: none;
  @media (max-width: 359px) {
    font-size: 0.8125rem;
  }
  & > span {
    max-width: 100%;
    overflow-wrap: break-word;
  }
  & > svg,
  & > div {
    width: 72px;
    max-width: 90%;
    margin-bottom: 6px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`

const CategoryLink = styled(Link)(tile)
const Still = styled.div(tile)

export const CategoryStrip = ({ linkOf }: { linkOf?: (category: Category) => string }) => (
  <Strip aria-label={t.categories.title}>
    {useAtomValue(categoriesAtom).map((category) => {
      const content = (
        <>
          <CategoryPicture name={category} />
          <span>{t.categories[category]}</span>
        </>
      )
      return (
        <li key={category}>
          {linkOf ? <CategoryLink to={linkOf(category)}>{content}</CategoryLink> : <Still>{content}</Still>}
        </li>
      )
    })}
  </Strip>
)
