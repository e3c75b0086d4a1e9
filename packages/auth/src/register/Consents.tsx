import { brandAtom } from '@member/brand'
import styled from '@emotion/styled'
import { CareArt, CheckboxField, Phrases, Pictured, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { ErrorOf } from '../form/useSubmit.ts'
import { birthDateAskedAtom } from './birthDate.ts'
import { t } from './words.ts'

const Root = styled.details`
  margin: 0 0 8px 38px;
  color: var(--text-muted);
  font-size: 0.875rem;
  & > summary {
    min-height: 44px;
    padding: 10px 0;
    color: var(--brand-text);
    cursor: pointer;
  }
  & > ul {
    padding-left: 18px;
    list-style: disc;
  }
`

const ReadMore = ({ title, lines }: { title: string; lines: string[] }) => (
  <Root>
    <summary>{title}</summary>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Root>
)

const GroupLegend = styled.p`
  margin-bottom: 8px;
  font-weight: 600;
`

const Items = styled.ul`
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  & > li {
    padding: 14px 16px 8px;
  }
  & > li + li {
    border-top: 1px solid var(--border);
  }
`

/** Checkboxes for the age, the terms, the privacy policy and, optionally, marketing, each explained. */
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
      <div role="group" aria-labelledby={`${id}-required`}>
        <GroupLegend id={`${id}-required`}>{t.required}</GroupLegend>
        <Items>
          <li>
            <Pictured picture={<CareArt name="age" text={`${minimumAge}+`} />} title={t.ageTitle}>
              {t.ageMeans({ age: minimumAge })}
            </Pictured>
            <CheckboxField
              {...box('ageConfirmed')}
              label={t.age({ age: minimumAge })}
              error={errorOf('ageConfirmed') ? t.ageMissing({ age: minimumAge }) : undefined}
            />
          </li>
          <li>
            <Pictured picture={<CareArt name="terms" />} title={t.termsTitle}>
              {t.termsMeans}
            </Pictured>
            <CheckboxField {...box('terms')} label={t.terms} error={errorOf('consent.terms', 'terms')} />
            <ReadMore title={t.readTerms} lines={[first({ holder, age: minimumAge }), ...further]} />
          </li>
          <li>
            <Pictured picture={<CareArt name="privacy" />} title={t.privacyTitle}>
              {t.privacyMeans}
            </Pictured>
            <CheckboxField
              {...box('privacy')}
              label={t.privacy}
              error={errorOf('consent.privacy', 'privacy')}
            />
            <ReadMore title={t.readPrivacy} lines={[storedText, ...t.privacyText]} />
          </li>
        </Items>
      </div>
      <div role="group" aria-labelledby={`${id}-optional`}>
        <GroupLegend id={`${id}-optional`}>{t.optional}</GroupLegend>
        <Items>
          <li>
            <Pictured picture={<CareArt name="news" />} title={t.newsTitle}>
              {t.newsMeans}
            </Pictured>
            <CheckboxField {...box('marketing')} label={<Phrases>{t.marketing}</Phrases>} />
          </li>
        </Items>
      </div>
    </Stack>
  )
}
