import type { AnyPrize } from '@member/api-client'
import { formatCount, PrizeArt } from '@member/ui'
import { PrizePicture } from '../prize/PrizePicture.tsx'
import { isBlank } from '../prize/prizeTypes.ts'
import { Back, CardButton, Face, Inner, Label, Lead, Place, Price } from './cardStyle.ts'
import { t } from './words.ts'

const lattice = Array.from({ length: 12 }, (_, line) => line * 20 - 100)

const CardBackArt = () => (
  <svg viewBox="0 0 100 140" width="100%" preserveAspectRatio="none" aria-hidden focusable="false">
    <rect width="100" height="140" fill="url(#paint-brand)" />
    <rect x="5" y="5" width="90" height="130" rx="6" fill="#12141b" opacity="0.82" />
    <g stroke="var(--brand)" strokeOpacity="0.28" strokeWidth="1">
      {lattice.map((x) => (
        <path key={x} d={`M${x} 0l140 140M${x + 140} 0l-140 140`} />
      ))}
    </g>
    <rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="var(--brand)" strokeWidth="1.5" />
    <path d="M50 36L78 70 50 104 22 70z" fill="#12141b" stroke="var(--brand)" strokeWidth="2" />
    <path d="M50 46L70 70 50 94 30 70z" fill="url(#paint-brand)" />
    <path
      d="M50 56l4 9.200 9.800.8-7.400 6.500 2.300 9.700-8.700-5.200-8.700 5.200 2.300-9.700-7.400-6.500 9.800-.8z"
      fill="#12141b"
    />
  </svg>
)

export interface FlipCardProps {
  place: number
  prize: AnyPrize | undefined
  waiting: boolean
  /** Points that a turn costs, 0 if it is free; undefined if nothing is to be said about it. */
  price: number | undefined
  shut: boolean
  dim: boolean
  onTurn: () => void
}

export const FlipCard = ({ place, prize, waiting, price, shut, dim, onTurn }: FlipCardProps) => {
  const number = formatCount(place + 1)
  const cost = price === undefined ? '' : ` ${price > 0 ? t.pay.points({ points: price }) : t.free}`
  const label = prize ? t.opened({ place: number, label: prize.label }) : t.card({ place: number }) + cost
  return (
    <Place place={place}>
      <CardButton
        type="button"
        aria-label={label}
        aria-disabled={shut || undefined}
        waiting={waiting}
        shut={shut}
        onClick={shut ? undefined : onTurn}
      >
        <Inner open={prize !== undefined}>
          <Back dim={dim}>
            <CardBackArt />
            {price === undefined ? null : (
              // The name of a turned card has no price.
              <Price style={{ visibility: prize ? 'hidden' : 'visible' }}>
                {price > 0 ? (
                  <>
                    <PrizeArt name="point" />
                    {formatCount(price)}
                  </>
                ) : (
                  t.free
                )}
              </Price>
            )}
          </Back>
          <Face glad={prize !== undefined && !isBlank(prize)}>
            {prize ? (
              <>
                <Lead>
                  <PrizePicture prize={prize} />
                </Lead>
                <Label>{prize.label}</Label>
              </>
            ) : null}
          </Face>
        </Inner>
      </CardButton>
    </Place>
  )
}
