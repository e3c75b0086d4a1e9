import { brandAtom } from '@member/brand'
import styled from '@emotion/styled'
import { CheckboxField, Phrases, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { ErrorOf } from '../form/useFieldErrors.ts'
import { birthDateAskedAtom } from './birthDate.ts'
import { t } from './words.ts'
import { ReadMore } from './ReadMore.tsx'

const Group = styled.div`
  padding: 12px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-2);
`

const GroupLegend = styled.p`
  margin-bottom: 4px;
  font-weight: 600;
`

/** Checkboxes for the age, the terms, the privacy policy and, optionally, marketing. */
export const Consents = ({ errorOf, ticked }: { errorOf: ErrorOf; ticked: readonly string[] }) => {
  const { displayName, minimumAge, licence } = useAtomValue(brandAtom)
  const isBornAsked = useAtomValue(birthDateAskedAtom)
  const holder = licence?.holder ?? displayName
  const storedText = isBornAsked ? t.keepsBirthDate({ holder }) : t.keeps({ holder })
  const [first, ...further] = t.termsText
  const id = useId()
  const box = (name: string) => ({ name, defaultChecked: ticked.includes(name) })
  return (
    <Stack space={4}>
      <Group role="group" aria-labelledby={`${id}-required`}>
        <GroupLegend id={`${id}-required`}>{t.required}</GroupLegend>
        <CheckboxField
          {...box('ageConfirmed')}
          label={t.age({ age: minimumAge })}
          error={errorOf('ageConfirmed') ? t.ageMissing({ age: minimumAge }) : undefined}
        />
        <CheckboxField {...box('terms')} label={t.terms} error={errorOf('consent.terms', 'terms')} />
        <ReadMore title={t.readTerms} lines={[first({ holder, age: minimumAge }), ...further]} />
        <CheckboxField {...box('privacy')} label={t.privacy} error={errorOf('consent.privacy', 'privacy')} />
        <ReadMore title={t.readPrivacy} lines={[storedText, ...t.privacyText]} />
      </Group>
      <Group role="group" aria-labelledby={`${id}-optional`}>
        <GroupLegend id={`${id}-optional`}>{t.optional}</GroupLegend>
        <CheckboxField {...box('marketing')} label={<Phrases>{t.marketing}</Phrases>} />
      </Group>
    </Stack>
  )
}
