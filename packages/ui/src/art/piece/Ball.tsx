import { paint } from './paint.ts'

const patches =
  'M0-11.500L10.9-3.6 6.8 9.3-6.8 9.3-10.9-3.600zM0-23L9-26 9-36-9-36-9-26zM21.9-7.100L27.5.5 37-2.6 31.4-19.6 22-16.500zM13.5 18.600L8 26.3 14 34.3 28.3 23.8 22.5 15.800zM-13.5 18.600L-22.5 15.8-28.3 23.8-14 34.3-8 26.300zM-21.9-7.100L-22-16.5-31.4-19.6-37-2.6-27.5.500z'
const seams =
  'M0-11.500L0-23M9-26L22-16.500M10.9-3.600L21.9-7.100M27.5.500L22.5 15.800M6.8 9.300L13.5 18.600M8 26.300L-8 26.300M-6.8 9.300L-13.5 18.600M-22.5 15.800L-27.5.500M-10.9-3.600L-21.9-7.100M-22-16.500L-9-26'

export const Ball = () => (
  <g>
    <circle r="34" fill={paint('paper')} />
    <g clipPath="url(#paint-ball)">
      <g transform="translate(-2 -3) rotate(-16)">
        <path d={patches} fill={paint('night')} />
        <path d={seams} stroke="#7d8699" strokeWidth="1.4" />
      </g>
    </g>
    <circle r="34" fill={paint('shade')} />
  </g>
)
