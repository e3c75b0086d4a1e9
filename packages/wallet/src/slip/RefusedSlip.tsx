import styled from '@emotion/styled'
import { isInFlight } from '@member/commands'
import { Button, CopyButton, FormMessage, LinkButton, Phrases, StatusChip } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { PayAccounts } from '../deposit/PayAccounts.tsx'
import { t as deposit } from '../deposit/words.ts'
import { HelpLink } from '../money/ReceiptLink.tsx'
import { t } from './words.ts'
import { BankRetry, RetrySlip } from './RetrySlip.tsx'
import { Outcome } from './Outcome.tsx'
import { PickAnother } from './PickAnother.tsx'
import { canBeManual, canTryAgain, failedRules, refusalNote, refusalTitle } from './refusalWords.ts'
import { openRequestAtom, requestDepositAtom, handOverSlipAtom } from './sendByHand.ts'
import { slipPictureAtom } from './slip.ts'
import { SlipDetails } from './SlipDetails.tsx'
import { SlipPreview } from './SlipPreview.tsx'
import type { SlipRefusal } from './slipState.ts'

const RequestId = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--text-muted);
  font-size: 0.8125rem;
  & > span {
    min-width: 0;
    word-break: break-all;
  }
  & > button {
    flex: none;
    margin-left: 8px;
  }
`

const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  padding: 0;
  list-style: none;
  & > li {
    max-width: 100%;
    margin: 4px;
  }
`

export const RefusedSlip = ({
  refusal,
  contactLink,
  helpLink,
}: {
  refusal: SlipRefusal
  contactLink: string
  helpLink: string | undefined
}) => {
  const { why, slip, requestId, until } = refusal
  const handOver = useSetAtom(handOverSlipAtom)
  const command = useAtomValue(requestDepositAtom)
  const { file } = useAtomValue(slipPictureAtom)
  const rules = failedRules(refusal)
  const temporary = canTryAgain(why)
  const open = useAtomValue(openRequestAtom)
  if (slip && canBeManual(why) && open?.transRef === slip.transRef)
    return (
      <Outcome tone="info" title={t.requestWaits} note={t.requestWaitsHint({ when: open.createdAt })}>
        <SlipDetails slip={slip} />
        <PickAnother />
      </Outcome>
    )
  const title = refusalTitle(refusal)
  return (
    <Outcome
      tone={temporary ? 'warn' : 'bad'}
      title={why === 'unreadable' ? <Phrases>{title}</Phrases> : title}
      note={refusalNote(refusal)}
    >
      {rules.length > 0 ? (
        <Rules>
          {rules.map(({ name, isOpen }) => (
            <li key={name}>
              <StatusChip tone={isOpen ? 'warn' : 'bad'}>
                {isOpen ? t.ruleOpen({ rule: name }) : t.ruleFailed({ rule: name })}
              </StatusChip>
            </li>
          ))}
        </Rules>
      ) : null}
      {slip ? <SlipDetails slip={slip} /> : <SlipPreview file={file} small />}
      {why === 'bankDown' && until !== undefined ? (
        <BankRetry until={until} />
      ) : temporary || why === 'other' ? (
        <RetrySlip refusal={refusal} />
      ) : null}
      {why === 'unreadable' ? <PickAnother variant="primary" /> : null}
      {!canBeManual(why) ? null : open ? (
        <FormMessage tone="info">{t.otherWaits}</FormMessage>
      ) : (
        <Button
          variant={temporary || why === 'unreadable' ? 'secondary' : 'primary'}
          wide
          busy={isInFlight(command)}
          onClick={() => void handOver(refusal)}
        >
          {t.manual}
        </Button>
      )}
      {why === 'notFound' ? <RetrySlip refusal={refusal} /> : null}
      {why === 'duplicate' || why === 'receiver' ? (
        <LinkButton wide to={contactLink} icon="contact">
          {deposit.contact}
        </LinkButton>
      ) : null}
      {why === 'unreadable' ? null : <PickAnother />}
      {why === 'receiver' ? <PayAccounts title={t.payHere} /> : null}
      {helpLink === undefined ? null : <HelpLink to={helpLink}>{t.help}</HelpLink>}
      {requestId ? (
        <RequestId>
          <span>{t.requestId({ id: requestId })}</span>
          <CopyButton variant="quiet" value={requestId} aria-label={t.copyRequestId} />
        </RequestId>
      ) : null}
    </Outcome>
  )
}
