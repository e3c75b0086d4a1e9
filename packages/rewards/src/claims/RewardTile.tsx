import styled from '@emotion/styled'
import type { ListedReward } from '@member/api-client'
import { Button, EventArt, Picture, PrizeArt } from '@member/ui'
import { usePicture } from '../prize/usePicture.ts'
import { Reach } from './Reach.tsx'
import { t } from './words.ts'

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

/** A reward on the shelf. */
export const RewardTile = ({ reward, onAsk }: { reward: ListedReward; onAsk: () => void }) => {
  const { name, image, point, stock, reach } = reward
  const address = usePicture(image)
  const isShort = stock > 0 && reach !== null && reach !== undefined
  const label =
    stock === 0 ? `${t.out} ${name}` : isShort ? `${t.details} ${name}` : t.open({ name, points: point })
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
          {t.cost({ points: point })}
        </Cost>
        <Stock>{stock > 0 ? t.stock({ count: stock }) : t.out}</Stock>
        {isShort ? <Reach name={name} reach={reach} /> : null}
        <Press
          small
          wide
          variant={isShort ? 'quiet' : 'secondary'}
          disabled={stock === 0}
          aria-label={label}
          onClick={onAsk}
        >
          {stock === 0 ? t.out : isShort ? t.details : t.redeem}
        </Press>
      </Words>
    </Root>
  )
}
