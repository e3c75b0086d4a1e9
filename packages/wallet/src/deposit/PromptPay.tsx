import styled from '@emotion/styled'
import type { PromptPayTarget } from '@member/api-client'
import { promptPayQr } from '@member/api-client/thai-qr'
import { AmountField, Button, QrCode, bahtFault, formatBaht, parseBaht, toast } from '@member/ui'
import { useId, useRef, useState } from 'react'
import { th } from '../th.ts'
import { savePicture } from './savePicture.ts'

const Root = styled.div`
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid var(--border);
`

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  justify-items: center;
  margin-top: 16px;
  & > .field {
    width: 100%;
  }
`

/** The account's PromptPay QR, with the amount inside where the member types one. */
export const PromptPay = ({
  target,
  account,
  minDeposit,
}: {
  target: PromptPayTarget
  account: string
  minDeposit: number
}) => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  // An amount that would not be credited is not handed to the bank.
  const baht = bahtFault(typed, { min: minDeposit }) === undefined ? parseBaht(typed) : undefined
  const qr = promptPayQr(target, baht)
  const amount = baht === undefined ? null : formatBaht(baht, { unit: true })
  const save = async () => {
    const saved = await savePicture(box.current?.querySelector('svg') ?? null, th.deposit.qrFile(account))
    if (!saved) await toast(th.deposit.qrSaveFailed, 'warn')
  }
  if (qr === null) return null
  return (
    <Root>
      <Button icon="qr" wide aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? th.deposit.qrHide : th.deposit.qrShow}
      </Button>
      <Sheet id={id} hidden={!open}>
        {open ? (
          <>
            <div ref={box}>
              <QrCode value={qr} size={216} label={th.deposit.qrAlt(amount)} />
            </div>
            {amount ? <strong>{amount}</strong> : null}
            <div className="field">
              <AmountField
                label={th.deposit.qrAmount}
                hint={th.deposit.qrAmountHint}
                value={typed}
                min={minDeposit}
                onValue={setTyped}
              />
            </div>
            <Button icon="download" onClick={() => void save()}>
              {th.deposit.qrSave}
            </Button>
          </>
        ) : null}
      </Sheet>
    </Root>
  )
}
