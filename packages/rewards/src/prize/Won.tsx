import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { AnyPrize } from '@member/api-client'
import { desktop } from '@member/ui'
import type { ReactNode } from 'react'
import { useArrivalFocus } from '../play/useArrivalFocus.ts'
import { Burst } from './Burst.tsx'
import { PrizePicture } from './PrizePicture.tsx'
import { isBlank, isPoints, prizeFigure } from './prizeTypes.ts'
import { t } from './words.ts'

const rise = keyframes`from { opacity: 0; transform: scale(0.86); } to { opacity: 1; transform: none; }`

const Root = styled.div<{ glad: boolean; late: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  padding: 14px 16px;
  border: 1px solid var(${({ glad }) => (glad ? '--brand-strong' : '--border')});
  border-radius: var(--radius-l);
  background: var(--surface-2);
  ${({ glad }) =>
    glad &&
    `background-image: radial-gradient(90% 160% at 12% 50%, var(--brand-soft) 0, transparent 70%);
    box-shadow: 0 0 28px -6px var(--glow);`}
  &:focus {
    outline: none;
  }
  /* Scrolls the content below into view with it, above the bottom bar. */
  scroll-margin-bottom: 132px;
  ${desktop} {
    /* A desktop has no bottom bar. */
    scroll-margin-bottom: calc(132px - var(--bar-height));
  }
  animation: ${rise} 0.35s ${({ late }) => (late ? '0.55s' : '0s')} ease-out both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

const Lead = styled.span`
  position: relative;
  flex: none;
  width: 64px;
  margin-right: 14px;
`

const Words = styled.span`
  display: block;
  min-width: 0;
`

const Small = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.5;
`

const Label = styled.strong`
  display: block;
  color: var(--text);
  font-family: var(--font-display);
  font-size: 1.375rem;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: break-word;
`

const Big = styled.strong`
  display: block;
  color: var(--brand-text);
  font-family: var(--font-display);
  font-size: 1.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  & > small {
    font-size: 1.0625rem;
    font-weight: 500;
  }
`

const What = ({ prize }: { prize: AnyPrize }) => {
  const amount = prizeFigure(prize)
  return amount ? (
    <Big>
      {amount.figure} {amount.unit ? <small>{amount.unit}</small> : null}
    </Big>
  ) : (
    <Label>{prize.label}</Label>
  )
}

/** True for any prize except a blank; points count only if they exceed the price `paid`. */
const isGain = (prize: AnyPrize, paid = 0) =>
  isPoints(prize) ? paid === 0 || prize.value > paid : !isBlank(prize)

/**
 * Result of a turn, which takes the focus. `late` delays it until the card has turned, `note` replaces the usual
 * hint, and `paid` is the price in points.
 */
export const Won = ({
  prize,
  late = false,
  note,
  paid,
}: {
  prize: AnyPrize
  late?: boolean
  note?: ReactNode
  paid?: number | undefined
}) => {
  const glad = isGain(prize, paid)
  return (
    <Root ref={useArrivalFocus(true)} tabIndex={-1} glad={glad} late={late}>
      <Lead>
        <PrizePicture prize={prize} />
        {glad ? <Burst /> : null}
      </Lead>
      <Words>
        {isBlank(prize) ? (
          <Label>{t.lost}</Label>
        ) : (
          <>
            <Small>{glad ? t.won : t.got}</Small>
            <What prize={prize} />
          </>
        )}
        {paid ? <Small>{t.paid({ points: paid })}</Small> : null}
        <Small>{note ?? t.next[prize.type]}</Small>
      </Words>
    </Root>
  )
}
