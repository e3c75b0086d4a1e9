import { paint } from './paint.ts'

export const Coin = () => (
  <g>
    <circle r="16" cy="2.5" fill={paint('gold')} />
    <circle r="16" cy="2.5" fill="#000" opacity="0.4" />
    <circle r="16" fill={paint('gold')} />
    <circle r="12.5" stroke="#000" strokeOpacity="0.22" strokeWidth="1.5" />
    <path
      d="M-4-6.500H1.200a3.1 3.1 0 010 6.300H-4zM-4-.200H2a3.3 3.3 0 010 6.700H-4zM-.5-9V9"
      stroke="#3a2a05"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M-14.5-5A16 16 0 0110-12.500C2-12-8-9-14.5-5z" fill="#fff" opacity="0.3" />
  </g>
)
