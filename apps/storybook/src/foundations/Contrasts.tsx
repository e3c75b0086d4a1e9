import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { type Contrast, contrasts, type Palette, palette } from '@member/brand/palette'
import { Tiles } from '@member/ui'
import { useAtomValue } from 'jotai'
import { grade } from './Swatch.tsx'

const Group = styled.div`
  margin-top: 20px;
  & > h3 {
    margin-bottom: 8px;
    font-size: 15px;
  }
  & > h3 > small {
    color: var(--text-muted);
    font-weight: 400;
  }
`

const Pair = styled.li`
  font-size: 14px;
  line-height: 1.5;
  & > div {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 56px;
    margin-bottom: 6px;
    border-radius: var(--radius-s);
    box-shadow: 0 0 0 1px var(--border);
    font-size: 16px;
    font-weight: 600;
  }
  & > div > i {
    width: 60%;
    height: 20px;
    border: 3px solid;
    border-radius: 10px;
  }
  & > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: block;
    color: var(--text-muted);
    font-size: 13px;
  }
`

const nameOf = (token: string) => token.slice(2)

const byToken = (tokens: Palette) => {
  const groups = new Map<string, Contrast[]>()
  for (const pair of contrasts(tokens)) groups.set(pair.token, [...(groups.get(pair.token) ?? []), pair])
  return [...groups]
}

/** Every pair of colours that meets on a screen, in the brand and scheme of the toolbar. */
export const Contrasts = () => {
  const { themeColour, scheme } = useAtomValue(brandAtom)
  return byToken(palette(themeColour, scheme)).map(([token, pairs]) => (
    <Group key={token}>
      <h3>
        {nameOf(token)} <small>at least {pairs[0]?.least} : 1</small>
      </h3>
      <Tiles least={104}>
        {pairs.map((pair) => (
          <Pair key={pair.on}>
            <div style={{ color: `var(${token})`, background: `var(${pair.on})` }}>
              {pair.least < 4.5 ? <i /> : 'ฝาก Aa 50'}
            </div>
            <b>
              {pair.ratio.toFixed(1)} {grade(pair)}
            </b>
            <span>on {nameOf(pair.on)}</span>
          </Pair>
        ))}
      </Tiles>
    </Group>
  ))
}
