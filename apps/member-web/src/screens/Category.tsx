import { CategoryScreen } from '@member/games/category/CategoryScreen'
import { LimitReached } from '@member/protection/limit-reached'
import type { ComponentProps } from 'react'
import * as paths from '../paths/paths.ts'
import { depositSheet } from './depositSheet.ts'

export const Category = (props: Omit<ComponentProps<typeof CategoryScreen>, 'depositSheet' | 'notice'>) => (
  <CategoryScreen
    {...props}
    depositSheet={depositSheet}
    notice={<LimitReached {...props} withdrawLink={paths.withdraw.path} />}
  />
)
