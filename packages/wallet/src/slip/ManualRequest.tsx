import styled from '@emotion/styled'
import { banks, fieldErrorsOf } from '@member/api-client'
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
import { useState, type FormEvent } from 'react'
import { th } from './th.ts'
import { askByHand, noteFaults, type Note } from './manualNote.ts'
import { Outcome } from './Outcome.tsx'
import { requestDepositAtom } from './requestDeposit.ts'
import { sendByHandAtom } from './sendByHand.ts'
import { slipAtom, slipPictureAtom } from './slip.ts'
import type { SlipRefusal } from './slipState.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  grid-gap: 12px;
`

const choices = bankChoices(banks)

/** A request to the operator, filled in from the slip as far as the bank told. */
export const ManualRequest = ({ refusal }: { refusal: SlipRefusal }) => {
  const [note, setNote] = useState<Note>(() => askByHand(refusal.slip))
  const [tried, setTried] = useState(false)
  const order = useAtomValue(requestDepositAtom)
  const send = useSetAtom(sendByHandAtom)
  const move = useSetAtom(slipAtom)
  const { file } = useAtomValue(slipPictureAtom)
  const unproved = !refusal.uuid && !file
  const busy = order.status === 'sending' || order.status === 'asking'
  const failed = order.status === 'refused' || order.status === 'uncertain' ? order.error : null
  const faults: Record<string, string> = { ...fieldErrorsOf(failed), ...(tried ? noteFaults(note) : {}) }
  const change = (part: Partial<Note>) => setNote({ ...note, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(noteFaults(note)).length === 0) void send(note, refusal)
  }
  return (
    <Outcome tone="info" title={th.manualTitle} note={th.manualHint}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <AmountField
            label={th.manualAmount}
            value={note.amount}
            error={faults['amount']}
            onValue={(amount) => change({ amount })}
          />
          <Pair>
            <DateField
              label={th.manualDate}
              value={note.date}
              error={faults['date'] ?? faults['transAt']}
              onChange={({ target }) => change({ date: target.value })}
            />
            <TextField
              label={th.manualTime}
              type="time"
              value={note.time}
              error={faults['time']}
              onChange={({ target }) => change({ time: target.value })}
            />
          </Pair>
          <BankPicker
            label={th.manualBank}
            choices={choices}
            chosen={note.bankName}
            error={faults['bankName']}
            onChoose={(bankName) => change({ bankName })}
          />
          <TextField
            label={th.manualNote}
            value={note.note}
            maxLength={500}
            error={faults['note']}
            onChange={({ target }) => change({ note: target.value })}
          />
          <FormMessage tone={order.status === 'uncertain' ? 'warn' : 'bad'}>
            {failed ? (
              <>
                {failed.message}
                {order.status === 'uncertain' ? <p>{th.uncertainRequest}</p> : null}
              </>
            ) : null}
          </FormMessage>
          <FormMessage tone="warn">{unproved ? th.manualNeedsFile : null}</FormMessage>
          <Button type="submit" variant="primary" wide busy={busy} disabled={unproved}>
            {th.manualSend}
          </Button>
          {unproved ? (
            <Button wide icon="image" onClick={() => move({ step: 'choose' })}>
              {th.newPicture}
            </Button>
          ) : null}
          <Button variant="quiet" wide disabled={busy} onClick={() => move({ step: 'refused', refusal })}>
            {th.manualBack}
          </Button>
        </Stack>
      </form>
    </Outcome>
  )
}
