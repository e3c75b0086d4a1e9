import { isInFlight } from '@member/commands'
import {
  Button,
  CareArt,
  CheckboxField,
  CommandMessage,
  Dialog,
  Loaded,
  Phrases,
  Pictured,
  Stack,
} from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { consentAtom, giveConsentAtom } from './consent.ts'
import { t } from './words.ts'

/** Asks for consent to the current terms and privacy policy; no box is preselected. */
export const ConsentAgain = ({ onAnswer }: { onAnswer: (given: boolean) => void }) => {
  const id = useId()
  const query = useAtomValue(consentAtom)
  const [ticked, setTicked] = useState({ terms: false, privacy: false, marketing: false })
  const [pressed, setPressed] = useState(false)
  const [command, give] = useAtom(giveConsentAtom)
  const box = (name: keyof typeof ticked) => ({
    checked: ticked[name],
    onChange: () => setTicked({ ...ticked, [name]: !ticked[name] }),
    error: pressed && name !== 'marketing' && !ticked[name] ? t.missing : undefined,
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const { terms, privacy, marketing } = ticked
    if (!query.data || !terms || !privacy || isInFlight(command)) return
    const { status } = await give({ version: query.data.current, terms, privacy, marketing })
    if (status === 'done') onAnswer(true)
  }
  return (
    <Dialog
      title={t.again}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button type="submit" form={id} variant="primary" wide busy={isInFlight(command)}>
            {t.agree}
          </Button>
          <Button variant="quiet" wide onClick={() => onAnswer(false)}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {() => (
          <form id={id} onSubmit={(event) => void submit(event)} noValidate>
            <Stack>
              <p>{t.text}</p>
              <div>
                <Pictured picture={<CareArt name="terms" />} title={t.termsTitle}>
                  <a href="/legal/terms" target="_blank" rel="noopener noreferrer">
                    {t.readTerms}
                  </a>
                </Pictured>
                <CheckboxField {...box('terms')} label={t.terms} />
              </div>
              <div>
                <Pictured picture={<CareArt name="privacy" />} title={t.privacyTitle}>
                  <a href="/legal/privacy" target="_blank" rel="noopener noreferrer">
                    {t.readPrivacy}
                  </a>
                </Pictured>
                <CheckboxField {...box('privacy')} label={t.privacy} />
              </div>
              <div>
                <Pictured picture={<CareArt name="news" />} title={t.news}>
                  {t.newsMeans}
                </Pictured>
                <CheckboxField {...box('marketing')} label={<Phrases>{t.marketing}</Phrases>} />
              </div>
              <CommandMessage command={command} done={t.done} />
            </Stack>
          </form>
        )}
      </Loaded>
    </Dialog>
  )
}
