import { brandAtom } from '@member/brand'
import { CheckboxField, Phrases } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ErrorOf } from '../form/useFieldErrors.ts'
import { birthDateAskedAtom } from './birthDate.ts'
import { t } from './words.ts'
import { ReadMore } from './ReadMore.tsx'

/** Checkboxes for the age, the terms, the privacy policy and, optionally, marketing. None is ticked at first. */
export const Consents = ({ errorOf, ticked }: { errorOf: ErrorOf; ticked: readonly string[] }) => {
  const { displayName, minimumAge, licence } = useAtomValue(brandAtom)
  const isBornAsked = useAtomValue(birthDateAskedAtom)
  const holder = licence?.holder ?? displayName
  const storedText = isBornAsked ? t.keepsBirthDate({ holder }) : t.keeps({ holder })
  const [first, ...further] = t.termsText
  const box = (name: string) => ({ name, defaultChecked: ticked.includes(name) })
  return (
    <div>
      <CheckboxField
        {...box('ageConfirmed')}
        label={t.age({ age: minimumAge })}
        error={errorOf('ageConfirmed') ? t.ageMissing({ age: minimumAge }) : undefined}
      />
      <CheckboxField {...box('terms')} label={t.terms} error={errorOf('consent.terms', 'terms')} />
      <ReadMore title={t.readTerms} lines={[first({ holder, age: minimumAge }), ...further]} />
      <CheckboxField {...box('privacy')} label={t.privacy} error={errorOf('consent.privacy', 'privacy')} />
      <ReadMore title={t.readPrivacy} lines={[storedText, ...t.privacyText]} />
      <CheckboxField {...box('marketing')} label={<Phrases>{t.marketing}</Phrases>} />
    </div>
  )
}
