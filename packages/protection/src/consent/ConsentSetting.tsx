import styled from '@emotion/styled'
import { isInFlight, RESET } from '@member/commands'
import { Button, Card, CommandMessage, Loaded, Section, Stack, formatMonth, tablet } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { exclusionAtom } from '../breaks/breakAtom.ts'
import { consentAtom, marketingConsentAtom } from './consent.ts'
import { t } from './words.ts'

/** Formats a version of the terms: a month like other dates, any other name unchanged. */
const editionOf = (version: string) =>
  /^\d{4}-\d{2}$/.test(version) ? formatMonth(`${version}-01T00:00:00+07:00`) : version

const News = styled.div`
  display: grid;
  grid-gap: 12px;
  ${tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

export const ConsentSetting = () => {
  const query = useAtomValue(consentAtom)
  const [command, send] = useAtom(marketingConsentAtom)
  // Self-excluded members are not asked for consent to marketing.
  const isExcluded = useAtomValue(exclusionAtom)?.kind === 'EXCLUSION'
  const change = async (wanted: boolean) => {
    // Another tab may have changed it back.
    await send(RESET)
    await send(wanted)
  }
  return (
    <Section title={t.title}>
      <Card>
        <Loaded query={query}>
          {({ version, acceptedAt, marketing }) => (
            <Stack space={3}>
              <p>{t.agreed({ version: editionOf(version), at: acceptedAt })}</p>
              <CommandMessage command={command} done={t.done} />
              <News>
                <p>
                  <strong>{t.news}:</strong> {marketing ? t.newsOn : t.newsOff}
                </p>
                {isExcluded && !marketing ? null : (
                  <Button busy={isInFlight(command)} onClick={() => void change(!marketing)}>
                    {marketing ? t.withdraw : t.give}
                  </Button>
                )}
              </News>
            </Stack>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}
