import styled from '@emotion/styled'
import type { Prize } from '@member/api-client'
import { PrizePicture } from './PrizePicture.tsx'

const Root = styled.ul`
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

const Lead = styled.span`
  flex: none;
  width: 26px;
  margin-right: 8px;
`

export const PrizeChips = ({ prizes }: { prizes: readonly Prize[] }) => {
  const labels = prizes.map(({ label }) => label)
  return (
    <Root>
      {prizes
        .filter(({ label }, place) => labels.indexOf(label) === place)
        .map((prize) => (
          <li key={prize.id}>
            <Lead>
              <PrizePicture prize={prize} />
            </Lead>
            {prize.label}
          </li>
        ))}
    </Root>
  )
}
