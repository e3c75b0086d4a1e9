import styled from '@emotion/styled'
import type { ListedReward } from '@member/api-client'
import { Button, EventArt, Picture, PrizeArt, formatCount } from '@member/ui'
import { usePicture } from '../prize/usePicture.ts'
import { Reach } from './Reach.tsx'
import { th } from './th.ts'

const Root = styled.li<{ out: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  ${({ out }) => out && '& > div:first-of-type { opacity: 0.5; }'}
`

const Words = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  padding: 12px;
`

const Name = styled.h3`
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.5;
  overflow-wrap: break-word;
`

const Cost = styled.p`
  display: flex;
  align-items: center;
  margin-top: 4px;
  color: var(--brand-text);
  font-family: var(--font-display);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > svg {
    flex: none;
    width: 20px;
    margin-right: 6px;
  }
`

const Stock = styled.p`
  margin-bottom: 10px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** At the foot of its tile, level with its neighbours'. */
const Press = styled(Button)`
  margin-top: auto;
`

/** One thing on the shelf. */
export const RewardTile = ({ reward, onAsk }: { reward: ListedReward; onAsk: () => void }) => {
  const { name, image, point, stock, reach } = reward
  const address = usePicture(image)
  return (
    <Root out={stock === 0}>
      <Picture
        src={address}
        alt=""
        width={4}
        height={3}
        radius="none"
        fallback={<EventArt name="reward" />}
      />
      <Words>
        <Name>{name}</Name>
        <Cost>
          <PrizeArt name="point" />
          {th.cost(formatCount(point))}
        </Cost>
        <Stock>{stock > 0 ? th.stock(formatCount(stock)) : th.out}</Stock>
        {reach && stock > 0 ? <Reach name={name} reach={reach} /> : null}
        <Press
          small
          wide
          disabled={stock === 0}
          aria-label={stock > 0 ? th.open(name, formatCount(point)) : `${th.out} ${name}`}
          onClick={onAsk}
        >
          {stock > 0 ? th.redeem : th.out}
        </Press>
      </Words>
    </Root>
  )
}
