import { featureAtom } from '@member/api-client/setting'
import { Button, Card, confirm, FormMessage, LinkButton, Loaded, Section, Stack, toast } from '@member/ui'
import { useAtomValue, useSetAtom, atom } from 'jotai'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'
import {
  actorAtom,
  askClosing,
  closingKey,
  closingQuery,
  queryAtom,
  queryClientAtom,
  takeBackClosing,
} from '@member/api-client'

/** The member's request to close the account; disabled if the server has no such call. */
const closingAtom = queryAtom((get) => ({
  ...closingQuery(),
  enabled: get(featureAtom('closing')) === true,
}))

const askClosingAtom = atom(null, async (get, _set, isWanted: boolean) => {
  const by = get(actorAtom)
  get(queryClientAtom).setQueryData(closingKey, await (isWanted ? askClosing(by) : takeBackClosing(by)))
})

/**
 * Section to request the closing of the account, or to withdraw that request. Shows a contact link if the server
 * has no such call.
 */
export const AskClosing = ({ contactLink }: { contactLink: string }) => {
  const has = useAtomValue(featureAtom('closing')) === true
  return (
    <Section title={t.closing.ask}>
      <Card>
        {has ? (
          <Request />
        ) : (
          <Stack space={3}>
            <p>{t.closing.askText}</p>
            <LinkButton wide to={contactLink} icon="contact">
              {t.closing.toAsk}
            </LinkButton>
          </Stack>
        )}
      </Card>
    </Section>
  )
}

const Request = () => {
  const query = useAtomValue(closingAtom)
  const send = useSetAtom(askClosingAtom)
  const { act, busy } = useAct()
  const ask = async () => {
    const { title, text, ok } = t.closing.confirm
    if ((await confirm({ title, text, okLabel: ok })) !== 'confirmed') return
    await act(() => send(true))
  }
  const takeBack = async () => {
    const { title, ok } = t.closing.confirmTakeBack
    if ((await confirm({ title, okLabel: ok })) !== 'confirmed') return
    await act(async () => {
      await send(false)
      void toast(t.closing.takenBack)
    })
  }
  return (
    <Loaded query={query}>
      {({ askedAt }) =>
        askedAt === null ? (
          <Stack space={3}>
            <p>{t.closing.requestText}</p>
            <Button wide busy={busy} onClick={() => void ask()}>
              {t.closing.request}
            </Button>
          </Stack>
        ) : (
          <Stack space={3}>
            <FormMessage tone="info">
              <strong>{t.closing.asked({ when: askedAt })}</strong>
              <p>{t.closing.askedText}</p>
            </FormMessage>
            <Button wide busy={busy} onClick={() => void takeBack()}>
              {t.closing.takeBack}
            </Button>
          </Stack>
        )
      }
    </Loaded>
  )
}
