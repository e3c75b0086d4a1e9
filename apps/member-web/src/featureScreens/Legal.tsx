import { ConsentChoice } from '@member/analytics/consent-choice'
import { LegalScreen } from '@member/home/legal'
import type { ComponentProps } from 'react'

/** A legal page of the operator; the cookies page also lets visitors change their consent to being counted. */
export const Legal = (props: ComponentProps<typeof LegalScreen>) => (
  <LegalScreen {...props}>{props.name === 'cookies' ? <ConsentChoice /> : null}</LegalScreen>
)
