import { HelpScreen } from '@member/home/help'
import * as paths from '../routes/paths.ts'
import { useSession } from '../session/useSession.ts'

/** Questions and answers of the operator; the way on leads to the visitor's or the member's contact page. */
export const Help = () => (
  <HelpScreen
    href={paths.help.path}
    contactLink={useSession() ? paths.contact.path : paths.publicContact.path}
  />
)
