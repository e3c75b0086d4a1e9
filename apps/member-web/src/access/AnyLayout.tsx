import { useSession } from './useSession.ts'
import { MembersLayout } from '../layouts/MembersLayout.tsx'
import { PublicLayout } from '../layouts/PublicLayout.tsx'

/** The layout of whoever is here, round a screen that is open to all. */
export const AnyLayout = () => (useSession() ? <MembersLayout /> : <PublicLayout />)
