import { useSession } from './useSession.ts'
import { MembersFrame } from '../members/MembersFrame.tsx'
import { PublicLayout } from '../layouts/PublicLayout.tsx'

/** The layout of whoever is here, round a screen that is open to all. */
export const AnyLayout = () => (useSession() ? <MembersFrame /> : <PublicLayout />)
