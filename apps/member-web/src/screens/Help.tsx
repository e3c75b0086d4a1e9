import { HelpScreen } from '@member/content/help/HelpScreen'
import * as paths from '../paths/paths.ts'
import { t } from '../words/words.ts'
import { useSession } from '../session/useSession.ts'

export function Help() {
  const isMember = useSession() !== null
  const { title } = t
  return (
    <HelpScreen
      href={paths.help.path}
      back={isMember ? paths.dashboard.path : paths.landing.path}
      contactLink={isMember ? paths.contact.path : paths.publicContact.path}
      screens={{
        [title.deposit]: paths.deposit.path,
        [title.slip]: paths.slip.path,
        [title.withdraw]: paths.withdraw.path,
        [title.history]: paths.history.path,
        [title.playSafe]: paths.playSafe.path,
        [title.profile]: paths.profile.path,
        [title.password]: paths.password.path,
        [title.forgotPassword]: paths.forgotPassword.path,
        [title.inbox]: paths.inbox.path,
      }}
    />
  )
}
