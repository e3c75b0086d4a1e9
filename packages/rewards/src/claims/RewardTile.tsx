import styled from '@emotion/styled'
import type { ListedReward } from '@member/api-client'
import { Button, EventArt, Phrases, Picture, PrizeArt } from '@member/ui'
import { usePicture } from '../prize/usePicture.ts'
import { Reach } from './Reach.tsx'
import { t } from './words.ts'

const Root = styled.li<{ out: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--card-edge);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  ${({ out }) => out && 'border-style: dashed; background: transparent; color: var(--text-muted);'}
`

const Face = styled.div<{ out: boolean }>`
  position: relative;
  display: flex;
  & > div {
    ${({ out }) => out && 'opacity: 0.35; filter: grayscale(1);'}
  }
`

const Gone = styled.strong`
  position: absolute;
  top: 50%;
  left: 0;
  width: 100%;
  padding: 6px 8px;
  background: var(--surface-3);
  color: var(--text);
  line-height: 1.5;
  text-align: center;
  transform: translateY(-50%) rotate(-4deg);
`

const Words = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  padding: 12px;
`

const Name = styled.h4`
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.5;
  overflow-wrap: break-word;
`

const Cost = styled.p<{ out: boolean }>`
  display: flex;
  align-items: center;
  margin-top: 4px;
  color: ${({ out }) => (out ? 'inherit' : 'var(--brand-text)')};
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

const Whole = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: inherit;
  text-align: left;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
  }
`

const Press = styled(Button)`
  margin-top: auto;
  border-color: var(--brand-strong);
  color: var(--brand-text);
`

/** Tile of a reward. A press calls `onAsk`, unless the reward is out of stock. */
export const RewardTile = ({ reward, onAsk }: { reward: ListedReward; onAsk: () => void }) => {
  const { name, image, point, stock, needAddress, reach } = reward
  const address = usePicture(image)
  const isShort = stock > 0 && reach !== null && reach !== undefined
  const out = stock === 0
  return (
    <Root out={out}>
      <Face out={out}>
        <Picture
          src={address}
          alt=""
          width={4}
          height={3}
          radius="none"
          fallback={<EventArt name="reward" />}
        />
        {out ? <Gone>{t.out}</Gone> : null}
      </Face>
      <Words>
        <Name>
          {isShort ? (
            <Whole type="button" aria-label={`${t.details} ${name}`} onClick={onAsk}>
              <Phrases>{name}</Phrases>
            </Whole>
          ) : (
            <Phrases>{name}</Phrases>
          )}
        </Name>
        <Cost out={out}>
          <PrizeArt name="point" />
          {t.cost({ points: point })}
        </Cost>
        {out ? null : <Stock>{(needAddress ? t.stock : t.rights)({ count: stock })}</Stock>}
        {isShort ? <Reach name={name} reach={reach} /> : null}
        {out || isShort ? null : (
          <Press small wide aria-label={t.open({ name, points: point })} onClick={onAsk}>
            {t.redeem}
          </Press>
        )}
      </Words>
    </Root>
  )
}
