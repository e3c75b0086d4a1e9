import { paint } from './paint.ts'

export const Fish = () => (
  <g>
    <path d="M-26 1C-34-8-40-15-48-18-46-8-46 10-48 22-39 18-32 11-26 1z" fill={paint('brand')} />
    <path d="M-26 1C-34-8-40-15-48-18-46-8-46 10-48 22-39 18-32 11-26 1z" fill="#000" opacity="0.25" />
    <path d="M-12-16C-8-31 8-34 18-29 14-25 12-21 11-16z" fill={paint('fire')} />
    <path d="M-8 20C-8 30 0 35 8 35 7 30 8 25 10 21z" fill={paint('fire')} />
    <path d="M-32 2C-22-20 8-28 30-8 34-4 37 0 38 2 37 5 33 9 29 12 8 29-22 24-32 2z" fill={paint('brand')} />
    <path
      d="M-6-19C-13-7-13 12-6 22-1 23.5 4 24 9 23 1 11 1-8 10-20 4-20.5-1-20-6-19z"
      fill="#fff"
      opacity="0.35"
    />
    <path
      d="M-19-13c-5 9-5 19 0 28"
      stroke="#fff"
      strokeOpacity="0.3"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M-32 2C-22-20 8-28 30-8 10-16-14-12-32 2z" fill="#fff" opacity="0.2" />
    <path d="M-32 2c8 12 30 20 61 10C8 29-22 24-32 2z" fill="#000" opacity="0.16" />
    <path d="M4 6c6-2 10 1 10 5-4 3-9 3-12 0z" fill={paint('fire')} />
    <circle cx="23" cy="-3" r="6" fill="#fff" />
    <circle cx="24.5" cy="-2.5" r="3.2" fill="#12141b" />
    <circle cx="25.6" cy="-3.8" r="1.1" fill="#fff" />
    <path
      d="M37 3c-3 2-6 2-8 1"
      stroke="#12141b"
      strokeOpacity="0.5"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </g>
)
