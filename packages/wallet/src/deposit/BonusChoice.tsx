import styled from '@emotion/styled'
import type { BonusOffer } from '@member/api-client'
import { formatBaht, formatTime } from '@member/ui'
import { th } from './th.ts'

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 8px;
    padding: 0;
    font-size: 0.9375rem;
  }
`

const Choice = styled.label<{ chosen: boolean }>`
  display: flex;
  margin-bottom: 8px;
  padding: 12px 14px;
  border: 1px solid var(${({ chosen }) => (chosen ? '--brand-strong' : '--border-strong')});
  border-radius: var(--radius-m);
  background: ${({ chosen }) => (chosen ? 'var(--brand-soft)' : 'transparent')};
  cursor: pointer;
  & > input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 2px 12px 0 0;
    accent-color: var(--brand-strong);
  }
  & > span {
    min-width: 0;
  }
`

const Small = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const Note = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const baht = (amount: number) => formatBaht(amount, { unit: true })

interface BonusChoiceProps {
  offers: readonly BonusOffer[]
  /** The offer's id; undefined is none, and where every choice begins. */
  chosen: string | undefined
  onChoose: (offer: string | undefined) => void
}

/** The promotions an amount qualifies for: what each gives, what must be played, what counts and until when; or none. */
export const BonusChoice = ({ offers, chosen, onChoose }: BonusChoiceProps) => (
  <Group>
    <legend>{th.bonus.title}</legend>
    <Choice chosen={chosen === undefined}>
      <input type="radio" name="bonus" checked={chosen === undefined} onChange={() => onChoose(undefined)} />
      <span>
        <strong>{th.bonus.none}</strong>
        <Small>{th.bonus.noneNote}</Small>
      </span>
    </Choice>
    {offers.map((offer) => (
      <Choice key={offer.id} chosen={chosen === offer.id}>
        <input type="radio" name="bonus" checked={chosen === offer.id} onChange={() => onChoose(offer.id)} />
        <span>
          <strong>{th.bonus.get(baht(offer.bonus ?? 0))}</strong>
          <Small>{th.bonus.rate(String(offer.percent), baht(offer.max))}</Small>
          <Small>
            {offer.turnover
              ? th.bonus.play(baht(offer.turnover), String(offer.turnoverTimes))
              : th.bonus.noPlay}
          </Small>
          <Small>{offer.until ? th.bonus.until(formatTime(offer.until)) : th.bonus.allDay}</Small>
        </span>
      </Choice>
    ))}
    <Note>{th.bonus.holds}</Note>
  </Group>
)
