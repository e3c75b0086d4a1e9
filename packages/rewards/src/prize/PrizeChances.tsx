import styled from '@emotion/styled'
import type { AnyPrize } from '@member/api-client'
import { Card } from '@member/ui'
import { useId } from 'react'
import { PrizePicture } from './PrizePicture.tsx'
import { t } from './words.ts'

const Root = styled(Card)`
  align-self: start;
`

const Title = styled.h2`
  padding: 14px 20px;
  font-size: 1.1875rem;
`

const Rows = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    min-height: 60px;
    padding: 8px 20px;
    border-top: 1px solid var(--border);
  }
`

const Lead = styled.span<{ there: boolean }>`
  flex: none;
  width: 36px;
  margin-right: 14px;
  ${({ there }) => !there && 'opacity: 0.4; filter: grayscale(1);'}
`

const Body = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`

// Beside a wide figure the label takes two lines; letters of twice the size put the figure below.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  & > span {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: break-word;
  }
  & > strong {
    margin-left: auto;
    padding-left: 12px;
    font-family: var(--font-display);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > small {
    margin-left: auto;
    padding-left: 12px;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

/** The chance as a length: the whole bar would be every play. */
const Bar = styled.div<{ chance: number }>`
  height: 4px;
  margin-top: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--surface-3);
  &::before {
    content: '';
    display: block;
    width: ${({ chance }) => chance * 100}%;
    min-width: ${({ chance }) => (chance > 0 ? 2 : 0)}px;
    height: 100%;
    border-radius: 2px;
    background: var(--info);
  }
`

const Note = styled.p`
  padding: 12px 20px;
  border-top: 1px solid var(--border);
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** Percent with two decimals, so that the figures are aligned. */
const percentOf = (chance: number): string => {
  const percent = (chance * 100).toFixed(2)
  return percent === '0.00' ? '<0.01%' : `${percent}%`
}

/** Returns each prize with its chance, equal ones together, the most likely first; undefined if a chance is missing. */
const chancesOf = (prizes: readonly AnyPrize[]) => {
  const chances = new Map<string, { prize: AnyPrize; chance: number }>()
  for (const prize of prizes) {
    if (prize.chance === undefined) return undefined
    const { prize: first, chance } = chances.get(prize.label) ?? { prize, chance: 0 }
    chances.set(prize.label, { prize: first, chance: chance + prize.chance })
  }
  const all = [...chances.values()]
  all.sort((one, other) => other.chance - one.chance)
  return all
}

/** Card of a game's prizes with their chances; chips if the server sends no chances. */
export const PrizeChances = ({ prizes }: { prizes: readonly AnyPrize[] }) => {
  const id = useId()
  const chances = chancesOf(prizes)
  return (
    <Root flush aria-labelledby={id}>
      <Title id={id}>{t.all}</Title>
      {chances ? (
        <>
          <Rows>
            {chances.map(({ prize, chance }) => (
              <li key={prize.id}>
                <Lead there={chance > 0}>
                  <PrizePicture prize={prize} />
                </Lead>
                <Body>
                  <Line>
                    <span>{prize.label}</span>
                    {chance > 0 ? <strong>{percentOf(chance)}</strong> : <small>{t.notNow}</small>}
                  </Line>
                  <Bar chance={chance} />
                </Body>
              </li>
            ))}
          </Rows>
          <Note>{t.chances}</Note>
        </>
      ) : (
        <PrizeChips prizes={prizes} />
      )}
    </Root>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding: 0 16px 16px;
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
