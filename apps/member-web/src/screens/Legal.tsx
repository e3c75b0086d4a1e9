import { ConsentChoice } from '@member/analytics/consent-choice'
import { LegalScreen } from '@member/content/legal/LegalScreen'
import type { ComponentProps } from 'react'
import * as paths from '../paths/paths.ts'
import { useSession } from '../session/useSession.ts'

type LegalProps = Omit<ComponentProps<typeof LegalScreen>, 'back' | 'children'>

/** A legal page; on the cookies page, visitors can also change their consent to analytics. */
export const Legal = (props: LegalProps) => (
  <LegalScreen {...props} back={useSession() === null ? paths.landing.path : paths.dashboard.path}>
    {props.name === 'cookies' ? <ConsentChoice /> : null}
  </LegalScreen>
)
