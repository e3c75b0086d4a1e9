import styled from '@emotion/styled'
import { banks } from '@member/banks'
import { fieldErrorsOf } from '@member/api-client'
import { isInFlight } from '@member/commands'
import {
  AmountField,
  BankPicker,
  Button,
  DateField,
  FormMessage,
  Stack,
  TextField,
  bankChoices,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, type FormEvent } from 'react'
import { awaitedAmountAtom } from '../deposit/payment.ts'
import { t } from './words.ts'
import {
  askByHand,
  lookUpManualAtom,
  noteFaults,
  type Note,
  requestDepositAtom,
  sendByHandAtom,
} from './sendByHand.ts'
import { Outcome } from './Outcome.tsx'
import { PickAnother } from './PickAnother.tsx'
import { slipAtom, slipPictureAtom } from './slip.ts'
import type { SlipRefusal } from './slipState.ts'

const Pair = styled.div`
  display: grid;
  /* A browser that writes AM and PM needs more room for the time than half a phone. */
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  grid-gap: 12px;
`

const choices = () => bankChoices(banks)

/** Form that requests a deposit from the operator, prefilled from the bank's answer about the slip. */
export const ManualRequest = ({ refusal }: { refusal: SlipRefusal }) => {
  const awaited = useAtomValue(awaitedAmountAtom)
  const [note, setNote] = useState<Note>(() => askByHand(refusal.slip, awaited))
  const [tried, setTried] = useState(false)
  const command = useAtomValue(requestDepositAtom)
  const send = useSetAtom(sendByHandAtom)
  const look = useSetAtom(lookUpManualAtom)
  // Looks up a request that was lost before a reload.
  useEffect(() => void look(), [look])
  const move = useSetAtom(slipAtom)
  const { file } = useAtomValue(slipPictureAtom)
  const unproved = !refusal.uuid && !file
  const busy = isInFlight(command)
  const failed = command.status === 'refused' || command.status === 'uncertain' ? command.error : null
  const faults: Record<string, string> = {
    ...fieldErrorsOf(failed),
    ...(tried ? noteFaults(note) : {}),
  }
  const change = (part: Partial<Note>) => setNote({ ...note, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(noteFaults(note)).length === 0) void send(note, refusal)
  }
  return (
    <Outcome tone="info" title={t.manualTitle} note={t.manualHint}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <AmountField
            label={t.manualAmount}
            value={note.amount}
            error={faults['amount']}
            onValue={(amount) => change({ amount })}
          />
          <Pair>
            <DateField
              label={t.manualDate}
              value={note.date}
              error={faults['date'] ?? faults['transAt']}
              onChange={({ target }) => change({ date: target.value })}
            />
            <TextField
              label={t.manualTime}
              type="time"
              value={note.time}
              error={faults['time']}
              onChange={({ target }) => change({ time: target.value })}
            />
          </Pair>
          <BankPicker
            label={t.manualBank}
            choices={choices()}
            chosen={note.bankName}
            error={faults['bankName']}
            onChoose={(bankName) => change({ bankName })}
          />
          <TextField
            label={t.manualNote}
            value={note.note}
            maxLength={500}
            error={faults['note']}
            onChange={({ target }) => change({ note: target.value })}
          />
          <FormMessage tone={command.status === 'uncertain' ? 'warn' : 'bad'}>
            {command.status === 'uncertain' ? (
              <>
                <strong>{t.uncertain}</strong>
                <p>{t.uncertainRequest}</p>
              </>
            ) : (
              failed?.message
            )}
          </FormMessage>
          <FormMessage tone="warn">{unproved ? t.manualNeedsFile : null}</FormMessage>
          <Button type="submit" variant="primary" wide busy={busy} disabled={unproved}>
            {t.manualSend}
          </Button>
          {unproved ? <PickAnother /> : null}
          <Button variant="quiet" wide disabled={busy} onClick={() => move({ step: 'refused', refusal })}>
            {t.manualBack}
          </Button>
        </Stack>
      </form>
    </Outcome>
  )
}
