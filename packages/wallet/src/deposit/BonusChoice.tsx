import styled from '@emotion/styled'
import type { BonusOffer, HadBonus } from '@member/api-client'
import { Button, FormMessage, Skeleton, Stack } from '@member/ui'
import { t } from './words.ts'

/** Returns what a bonus gives: a share of the deposit, an extra for deposits with certain satang, or both. */
const bonusGains = ({ percent, max, extra }: BonusOffer): string[] => [
  ...(percent > 0 ? [t.bonus.rate({ percent, max })] : []),
  ...(extra > 0 ? [t.bonus.extra({ satang: satangOf(extra), amount: extra / 100 })] : []),
]

/** Returns the satang with which a deposit must end, such as ".99". */
const satangOf = (extra: number) => `.${String(extra % 100).padStart(2, '0')}`

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

interface BonusChoiceProps {
  offers: readonly BonusOffer[]
  /** True while the offers are those of another amount, whose figures must not be read as this one's. */
  isOfOtherAmount: boolean
  /** True if a withdrawal before the turnover is done forfeits the bonus. */
  isForfeitable: boolean
  chosen: string | undefined
  onChoose: (offer: string | undefined) => void
}

/** Radio buttons for the bonus offers, each with its conditions, and for no bonus. */
export const BonusChoice = ({
  offers,
  isOfOtherAmount,
  isForfeitable,
  chosen,
  onChoose,
}: BonusChoiceProps) => (
  <Group aria-busy={isOfOtherAmount}>
    <legend>{t.bonus.title}</legend>
    <Choice chosen={chosen === undefined}>
      <input type="radio" name="bonus" checked={chosen === undefined} onChange={() => onChoose(undefined)} />
      <span>
        <strong>{t.bonus.none}</strong>
        <Small>{t.bonus.noneNote}</Small>
      </span>
    </Choice>
    {offers.map((offer) => (
      <Choice key={offer.id} chosen={chosen === offer.id}>
        <input type="radio" name="bonus" checked={chosen === offer.id} onChange={() => onChoose(offer.id)} />
        <span>
          {isOfOtherAmount ? (
            <Skeleton height={26} width="60%" />
          ) : (
            <strong>{t.bonus.get({ amount: offer.bonus ?? 0 })}</strong>
          )}
          {bonusGains(offer).map((gain) => (
            <Small key={gain}>{gain}</Small>
          ))}
          {isOfOtherAmount ? (
            <Skeleton height={23} width="80%" />
          ) : (
            <Small>
              {offer.turnover
                ? t.bonus.play({ amount: offer.turnover, times: offer.turnoverTimes })
                : t.bonus.noPlay}
            </Small>
          )}
          {offer.every ? <Small>{t.bonus.every[offer.every]}</Small> : null}
          <Small>{offer.until ? t.bonus.until({ time: offer.until }) : t.bonus.allDay}</Small>
        </span>
      </Choice>
    ))}
    <Note>{isForfeitable ? t.bonus.endsEarly : t.bonus.holds}</Note>
  </Group>
)

const Box = styled.div`
  color: var(--text-muted);
  font-size: 0.875rem;
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

export const BonusAhead = ({ offers }: { offers: readonly BonusOffer[] }) => (
  <Box>
    <p>{t.bonus.ahead}</p>
    <ul>
      {offers.flatMap((offer) =>
        bonusGains(offer).map((gain) => <li key={`${offer.id} ${gain}`}>{gain}</li>),
      )}
    </ul>
  </Box>
)

const List = styled.ul`
  margin: 0;
  padding: 0;
  color: var(--text-muted);
  font-size: 0.875rem;
  list-style: none;
`

export const BonusHad = ({ had }: { had: readonly HadBonus[] }) =>
  had.length === 0 ? null : (
    <List>
      {had.map(({ id, percent, every }) => (
        <li key={id}>{percent > 0 ? t.bonus.had[every]({ percent }) : t.bonus.hadExtra[every]}</li>
      ))}
    </List>
  )

/** In place of offers that have not arrived in time; shows them on a press, so that nothing moves by itself. */
export const LateOffers = ({ busy, onShow }: { busy: boolean; onShow: () => void }) => (
  <Stack space={2}>
    <FormMessage tone="info">{t.bonus.late}</FormMessage>
    <Button small busy={busy} onClick={onShow}>
      {t.bonus.show}
    </Button>
  </Stack>
)
