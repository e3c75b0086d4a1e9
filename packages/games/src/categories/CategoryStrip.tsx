import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { t } from '../game/words.ts'
import { categoriesAtom, type Category } from './categories.ts'
import { CategoryPicture } from './CategoryPicture.tsx'
import { Strip, tile } from './categoryStripStyle.ts'
import styled from '@emotion/styled'

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
