import { useRoutes } from 'react-router'
import { membersRoutes } from './membersRoutes.tsx'

/** The members' screens. */
export const MembersTable = () => useRoutes(membersRoutes)
