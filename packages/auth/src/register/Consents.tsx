import { brandAtom } from '@member/brand'
import { CheckboxField } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ErrorOf } from '../useFieldErrors.ts'
import { birthDateAskedAtom } from './birthDate.ts'
import { th } from './th.ts'
import { ReadMore } from './ReadMore.tsx'

/** Age and consents: one box each, none ticked beforehand, marketing not required. */
export const Consents = ({
  errorOf,
  ticked,
}: {
  errorOf: ErrorOf
  /** What was ticked at the last press, so that a refusal unticks nothing. */
  ticked: readonly string[]
}) => {
  const { displayName, minimumAge, licence } = useAtomValue(brandAtom)
  const isBornAsked = useAtomValue(birthDateAskedAtom)
  const holder = licence?.holder ?? displayName
  const box = (name: string) => ({ name, defaultChecked: ticked.includes(name) })
  return (
    <div>
      <CheckboxField
        {...box('ageConfirmed')}
        label={th.age(minimumAge)}
        error={errorOf('ageConfirmed') ? th.ageMissing(minimumAge) : undefined}
      />
      <CheckboxField {...box('terms')} label={th.terms} error={errorOf('consent.terms', 'terms')} />
      <ReadMore title={th.readTerms} lines={th.termsText(holder, minimumAge)} />
      <CheckboxField {...box('privacy')} label={th.privacy} error={errorOf('consent.privacy', 'privacy')} />
      <ReadMore title={th.readPrivacy} lines={th.privacyText(holder, isBornAsked)} />
      <CheckboxField {...box('marketing')} label={th.marketing} />
    </div>
  )
}
