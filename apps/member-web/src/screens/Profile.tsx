import { ProfileScreen, type ProfileScreenProps } from '@member/auth/profile/ProfileScreen'
import { brandAtom } from '@member/brand'
import { IdentityState } from '@member/identity/state'
import { LevelBadge } from '@member/rewards'
import { useAtomValue } from 'jotai'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { SchemeField } from '../scheme/SchemeField.tsx'
import { useSession } from '../session/useSession.ts'

export function Profile(props: Omit<ProfileScreenProps, 'level' | 'identity' | 'language' | 'appearance'>) {
  const level = useSession()?.user.level ?? 1
  const { languages, scheme } = useAtomValue(brandAtom)
  return (
    <ProfileScreen
      {...props}
      level={<LevelBadge level={level} />}
      identity={<IdentityState />}
      language={languages.length > 1 ? <LanguageChoice /> : null}
      appearance={scheme === 'both' ? <SchemeField /> : null}
    />
  )
}
