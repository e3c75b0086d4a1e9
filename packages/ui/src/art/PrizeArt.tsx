import { Art, type ArtProps } from './Art.tsx'
import { paint } from './piece/paint.ts'
import { Coin } from './piece/Coin.tsx'
import { Gift } from './piece/Gift.tsx'
import { sparkle, star } from './piece/pips.ts'

/** Blank token in the colour of the text: nothing won, nothing lost. */
const Nothing = () => (
  <g stroke="currentColor" strokeLinecap="round">
    <circle r="15" fill="currentColor" fillOpacity="0.1" strokeOpacity="0.3" strokeWidth="2" />
    <path d="M-6 0H6" strokeWidth="3.500" strokeOpacity="0.65" />
  </g>
)

export type PrizeName = keyof typeof pieces

const Points = () => (
  <g>
    <circle r="16" cy="2.5" fill={paint('info')} />
    <circle r="16" cy="2.5" fill="#000" opacity="0.4" />
    <circle r="16" fill={paint('info')} />
    <circle r="12.5" stroke="#000" strokeOpacity="0.22" strokeWidth="1.5" />
    <path d={star} fill="#fff" transform="translate(0 .6) scale(0.6)" />
    <path d="M-14.5-5A16 16 0 0110-12.500C2-12-8-9-14.5-5z" fill="#fff" opacity="0.3" />
  </g>
)

/** A prize of which only the name is known. */
const Other = () => (
  <g>
    <circle r="16" fill={paint('brand')} />
    <circle r="12.5" stroke="#000" strokeOpacity="0.22" strokeWidth="1.5" />
    <path d={sparkle} fill="var(--on-brand)" />
  </g>
)

const pieces = { credit: Coin, point: Points, item: Gift, none: Nothing, other: Other }

export const PrizeArt = ({ name, ...art }: ArtProps & { name: PrizeName }) => {
  const Piece = pieces[name]
  return (
    <Art width={40} height={40} {...art}>
      <g transform={name === 'item' ? 'translate(20 20.5) scale(0.5)' : 'translate(20 19)'}>
        <Piece />
      </g>
    </Art>
  )
}
