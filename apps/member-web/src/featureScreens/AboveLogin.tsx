import { CategoryStrip } from '@member/games'
import { RecentLine } from '@member/wallet'
import * as paths from '../routes/paths.ts'
import { loginFor } from '../session/returnTo.ts'

/** On the landing page's first screen: who was just paid, and what there is to play. */
export const AboveLogin = () => (
  <>
    <RecentLine />
    <CategoryStrip linkOf={(category) => loginFor(paths.category.href(category))} />
  </>
)
