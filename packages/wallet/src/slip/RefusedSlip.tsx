import styled from '@emotion/styled'
import { Button, LinkButton, StatusChip } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { PayAccounts } from '../deposit/PayAccounts.tsx'
import { t as deposit } from '../deposit/words.ts'
import { HelpLink } from '../HelpLink.tsx'
import { t } from './words.ts'
import { BankRetry } from './BankRetry.tsx'
import { Outcome } from './Outcome.tsx'
import { PickAnother } from './PickAnother.tsx'
import { canBeManual, canTryAgain, failedRules, refusalNote, refusalTitle } from './refusalWords.ts'
import { RetrySlip } from './RetrySlip.tsx'
import { slipAtom, slipPictureAtom } from './slip.ts'
import { SlipFacts } from './SlipFacts.tsx'
import { SlipPreview } from './SlipPreview.tsx'
import type { SlipRefusal } from './slipState.ts'

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.8125rem;
  word-break: break-all;
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

/** Why the slip was not credited, and the next step that helps. */
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
  const move = useSetAtom(slipAtom)
  const { file } = useAtomValue(slipPictureAtom)
  const rules = failedRules(refusal)
  const temporary = canTryAgain(why)
  return (
    <Outcome tone={temporary ? 'warn' : 'bad'} title={refusalTitle(refusal)} note={refusalNote(refusal)}>
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
      {slip ? <SlipFacts slip={slip} /> : <SlipPreview file={file} small />}
      {why === 'bankDown' && until !== undefined ? (
        <BankRetry until={until} />
      ) : temporary || why === 'other' ? (
        <RetrySlip refusal={refusal} />
      ) : null}
      {why === 'unreadable' ? <PickAnother isMain /> : null}
      {canBeManual(why) ? (
        <Button
          variant={temporary || why === 'unreadable' ? 'secondary' : 'primary'}
          wide
          onClick={() => move({ step: 'manual', refusal })}
        >
          {t.manual}
        </Button>
      ) : null}
      {why === 'notFound' ? <RetrySlip refusal={refusal} /> : null}
      {why === 'duplicate' || why === 'receiver' ? (
        <LinkButton wide to={contactLink} icon="contact">
          {deposit.contact}
        </LinkButton>
      ) : null}
      {why === 'unreadable' ? null : <PickAnother />}
      {why === 'receiver' ? <PayAccounts title={t.payHere} /> : null}
      {helpLink === undefined ? null : <HelpLink to={helpLink}>{t.help}</HelpLink>}
      {requestId ? <Small>{t.requestId({ id: requestId })}</Small> : null}
    </Outcome>
  )
}
