import styled from '@emotion/styled'
import type { AnyPrize } from '@member/api-client'
import { Card } from '@member/ui'
import { PrizePicture } from './PrizePicture.tsx'
import { t } from './words.ts'

const Rows = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: 8px 16px;
  }
  & > li + li {
    border-top: 1px solid var(--border);
  }
`

const Lead = styled.span`
  flex: none;
  width: 26px;
  margin-right: 12px;
`

// Beside a wide figure it takes two lines; letters of twice the size put the figure below.
const Label = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
  overflow-wrap: break-word;
`

const Figure = styled.strong`
  margin-left: auto;
  padding-left: 12px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Note = styled.p`
  padding: 8px 16px;
  border-top: 1px solid var(--border);
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** Percent with two decimals, so that the figures are aligned. */
const percentOf = (chance: number): string => {
  const percent = (chance * 100).toFixed(2)
  return percent === '0.00' ? '<0.01' : percent
}

/** Prizes with their chances, equal ones together; chips if the server sends no chances. */
export const PrizeChances = ({ prizes }: { prizes: readonly AnyPrize[] }) => {
  const chances = new Map<string, { prize: AnyPrize; chance: number }>()
  for (const prize of prizes) {
    if (prize.chance === undefined) return <PrizeChips prizes={prizes} />
    const known = chances.get(prize.label)
    chances.set(prize.label, {
      prize: known?.prize ?? prize,
      chance: (known?.chance ?? 0) + prize.chance,
    })
  }
  return (
    <Card as="div" flush>
      <Rows>
        {[...chances.values()].map(({ prize, chance }) => (
          <li key={prize.id}>
            <Lead>
              <PrizePicture prize={prize} />
            </Lead>
            <Label>{prize.label}</Label>
            <Figure>{chance === 0 ? t.notNow : `${percentOf(chance)}%`}</Figure>
          </li>
        ))}
      </Rows>
      <Note>{t.chances}</Note>
    </Card>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > li {
    display: flex;
    align-items: center;
    margin: 4px;
    padding: 4px 12px 4px 6px;
    border: 1px solid var(--border);
    border-radius: 999px;
    background: var(--surface-2);
    font-size: 0.9375rem;
  }
`

const ChipLead = styled.span`
  flex: none;
  width: 26px;
  margin-right: 8px;
`

const PrizeChips = ({ prizes }: { prizes: readonly AnyPrize[] }) => {
  const labels = prizes.map(({ label }) => label)
  return (
    <Chips>
      {prizes
        .filter(({ label }, place) => labels.indexOf(label) === place)
        .map((prize) => (
          <li key={prize.id}>
            <ChipLead>
              <PrizePicture prize={prize} />
            </ChipLead>
            {prize.label}
          </li>
        ))}
    </Chips>
  )
}
