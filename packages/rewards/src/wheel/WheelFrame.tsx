import { Layer } from './wheelStyle.ts'

export const WheelFrame = () => (
  <Layer aria-hidden>
    <svg viewBox="-200 -200 400 400" width="100%" focusable="false">
      <circle r="34" cy="3" fill="#000" opacity="0.35" />
      <circle r="34" fill="url(#wheel-gold)" />
      <circle r="26" fill="#191510" />
      <path
        d="M0-16L4.700-5.700 15.200-4.900 7.200 2.300 9.400 12.900 0 7.500-9.400 12.900-7.200 2.300-15.200-4.900-4.700-5.700z"
        fill="url(#wheel-gold)"
      />
      <path d="M0-160L-15-203a15 11 0 0130 0z" fill="#000" opacity="0.35" transform="translate(0 4)" />
      <path
        d="M0-162L-15-202a15 11 0 0130 0z"
        fill="#e5342b"
        stroke="#fff4d6"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cy="-199" r="4.5" fill="#fff4d6" />
    </svg>
  </Layer>
)
