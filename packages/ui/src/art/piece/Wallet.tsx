import { paint } from './paint.ts'

export const Wallet = () => (
  <g>
    <g transform="rotate(-7 0 -20)">
      <rect x="-44" y="-50" width="82" height="52" rx="7" fill={paint('info')} />
      <path
        d="M-34-36h26M-34-28h14"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
    <rect x="-42" y="-40" width="84" height="50" rx="7" fill={paint('paper')} />
    <rect x="-42" y="-32" width="84" height="9" fill={paint('night')} />
    <path
      d="M-56-20a10 10 0 0110-10h92a10 10 0 0110 10v52a10 10 0 01-10 10h-92a10 10 0 01-10-10z"
      fill={paint('night')}
    />
    <path d="M-56-20a10 10 0 0110-10h92a10 10 0 0110 10v6H-56z" fill="#fff" opacity="0.07" />
    <path
      d="M-50-19a6 6 0 016-6h88a6 6 0 016 6v50a6 6 0 01-6 6h-88a6 6 0 01-6-6z"
      stroke="#fff"
      strokeOpacity="0.16"
      strokeDasharray="5 4"
    />
    <path d="M28-7h32a4 4 0 014 4v18a4 4 0 01-4 4H28a13 13 0 010-26z" fill={paint('brand')} />
    <path d="M28-7h32a4 4 0 014 4v4H15.500A13 13 0 0128-7z" fill="#fff" opacity="0.22" />
    <circle cx="29" cy="6" r="5" fill={paint('night')} />
  </g>
)
