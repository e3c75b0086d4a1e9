import { Button, CheckboxField, Dialog, Loaded, Stack } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { consentAtom, giveConsentAtom } from './consent.ts'
import { th } from './th.ts'

/** Asks for terms and privacy as they are now, each with a box of its own and none ticked; marketing is never needed. */
export const ConsentAgain = ({ onAnswer }: { onAnswer: (given: boolean) => void }) => {
  const id = useId()
  const query = useAtomValue(consentAtom)
  const [ticked, setTicked] = useState({ terms: false, privacy: false, marketing: false })
  const [pressed, setPressed] = useState(false)
  const [order, give] = useAtom(giveConsentAtom)
  const box = (name: keyof typeof ticked) => ({
    checked: ticked[name],
    onChange: () => setTicked({ ...ticked, [name]: !ticked[name] }),
    error: pressed && name !== 'marketing' && !ticked[name] ? th.missing : undefined,
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const { terms, privacy, marketing } = ticked
    if (!query.data || !terms || !privacy || underWay(order)) return
    const { status } = await give({ version: query.data.current, terms, privacy, marketing })
    if (status === 'done') onAnswer(true)
  }
  return (
    <Dialog
      title={th.again}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button type="submit" form={id} variant="primary" wide busy={underWay(order)}>
            {th.agree}
          </Button>
          <Button variant="quiet" wide onClick={() => onAnswer(false)}>
            {th.later}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {() => (
          <form id={id} onSubmit={(event) => void submit(event)} noValidate>
            <Stack>
              <p>{th.text}</p>
              <p>
                <a href="/legal/terms" target="_blank" rel="noopener noreferrer">
                  {th.readTerms}
                </a>
              </p>
              <CheckboxField {...box('terms')} label={th.terms} />
              <p>
                <a href="/legal/privacy" target="_blank" rel="noopener noreferrer">
                  {th.readPrivacy}
                </a>
              </p>
              <CheckboxField {...box('privacy')} label={th.privacy} />
              <CheckboxField {...box('marketing')} label={th.marketing} />
              <OrderNews order={order} done={th.done} />
            </Stack>
          </form>
        )}
      </Loaded>
    </Dialog>
  )
}
