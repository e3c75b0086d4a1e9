import type { Prize } from '@member/api-client'
import { formatCount } from '@member/ui'
import { PrizePicture } from '../prize/PrizePicture.tsx'
import { CardBackArt } from './CardBackArt.tsx'
import { Back, CardButton, Face, Inner, Label, Lead, Place } from './cardStyle.ts'
import { t } from './words.ts'

export interface FlipCardProps {
  place: number
  /** Prize under the card, once it may be shown. */
  prize: Prize | undefined
  /** The one the member chose. */
  chosen: boolean
  waiting: boolean
  /** It cannot be pressed now. */
  shut: boolean
  dim: boolean
  onTurn: () => void
}

/** A card: it turns over when its prize is known, the others after the chosen one. */
export const FlipCard = ({ place, prize, chosen, waiting, shut, dim, onTurn }: FlipCardProps) => {
  const number = formatCount(place + 1)
  const label = prize
    ? chosen
      ? t.opened({ place: number, label: prize.label })
      : t.other({ place: number, label: prize.label })
    : t.card({ place: number })
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
        <Inner open={prize !== undefined} late={!chosen}>
          <Back dim={dim}>
            <CardBackArt />
          </Back>
          <Face chosen={chosen} glad={prize !== undefined && prize.type !== 'NONE'}>
            {prize ? (
              <>
                <Lead chosen={chosen}>
                  <PrizePicture prize={prize} />
                </Lead>
                <Label chosen={chosen}>{prize.label}</Label>
              </>
            ) : null}
          </Face>
        </Inner>
      </CardButton>
    </Place>
  )
}
