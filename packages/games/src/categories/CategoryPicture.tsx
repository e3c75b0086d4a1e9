import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { CategoryArt, Picture } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { Category } from './categories.ts'

const Own = styled(Picture)`
  background: none;
`

export const CategoryPicture = ({ name }: { name: Category }) => {
  const own = useAtomValue(brandAtom).pictures?.[`category.${name}`]
  const drawn = <CategoryArt name={name} />
  if (!own) return drawn
  return <Own {...own} alt="" width={1} height={1} fit="contain" radius="none" fallback={drawn} />
}
