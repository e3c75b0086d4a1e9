import { queryAtom, spendingQuery } from '@member/api-client'
import { featuresAtom } from '../features.ts'

export const spendingAtom = queryAtom((get) => ({
  ...spendingQuery(),
  enabled: get(featuresAtom)?.spending === true,
}))
