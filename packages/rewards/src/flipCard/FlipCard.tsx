import type { Prize } from '@member/api-client'
import { formatCount } from '@member/ui'
import { PrizePicture } from '../prize/PrizePicture.tsx'
import { CardBackArt } from './CardBackArt.tsx'
import { Back, CardButton, Face, Inner, Label, Lead, Place } from './cardStyle.ts'
import { t } from './words.ts'

export interface FlipCardProps {
  place: number
  prize: Prize | undefined
  waiting: boolean
  shut: boolean
  dim: boolean
  onTurn: () => void
}

export const FlipCard = ({ place, prize, waiting, shut, dim, onTurn }: FlipCardProps) => {
  const number = formatCount(place + 1)
  const label = prize ? t.opened({ place: number, label: prize.label }) : t.card({ place: number })
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
          </Back>
          <Face glad={prize !== undefined && prize.type !== 'NONE'}>
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
