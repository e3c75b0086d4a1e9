import { paint } from './paint.ts'

/** SVG path of the squares in a drawn QR code, which cannot be scanned. */
const modules =
  'M16 4h3v3h-3zM20 8h3v3h-3zM16 11h3v3h-3zM4 16h3v3H4zM8 20h3v3H8zM11 16h3v3h-3zM16 16h3v3h-3zM20 20h3v3h-3zM24 16h3v3h-3zM16 24h3v3h-3zM24 24h3v3h-3zM20 13h3v2h-3zM4 24h3v3H4z'

const QrMark = ({ ink }: { ink: string }) => (
  <g>
    <path d="M2 2h10v10H2zM20 2h8v8h-8zM2 20h8v8H2z" fill="none" />
    <path d="M3.5 3.500h8v8h-8zM20.5 3.500h6v6h-6zM3.5 20.500h6v6h-6z" stroke={ink} strokeWidth="2.5" />
    <path d="M6 6h3v3H6z" fill={ink} />
    <path d={modules} fill={ink} />
  </g>
)

export const Slip = ({ done = true }: { done?: boolean }) => (
  <g>
    <path
      d="M-48-58a8 8 0 018-8h80a8 8 0 018 8V64l-9.6-7-9.6 7-9.6-7-9.6 7-9.6-7-9.6 7-9.6-7-9.6 7-9.6-7-9.6 7z"
      fill="#000"
      opacity="0.25"
      transform="translate(0 4)"
    />
    <path
      d="M-48-58a8 8 0 018-8h80a8 8 0 018 8V64l-9.6-7-9.6 7-9.6-7-9.6 7-9.6-7-9.6 7-9.6-7-9.6 7-9.6-7-9.6 7z"
      fill={paint('paper')}
    />
    <path d="M-48-58a8 8 0 018-8h80a8 8 0 018 8v20h-96z" fill={paint('brand')} />
    <path d="M-48-58a8 8 0 018-8h80a8 8 0 018 8v4h-96z" fill="#fff" opacity="0.25" />
    {done ? (
      <g transform="translate(0 -36)">
        <circle r="14" fill="#fff" />
        <circle r="11.5" fill={paint('ok')} />
        <path
          d="M-5 .500L-1.5 4 5-3.5"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    ) : null}
    <path d="M-24-12h48" stroke="#1b1f2a" strokeWidth="6" strokeLinecap="round" />
    <path d="M-36 6h26M-36 18h18M-36 30h22" stroke="#9aa3b5" strokeWidth="4" strokeLinecap="round" />
    <path d="M-36 44h72" stroke="#c3c9d5" strokeWidth="2" strokeDasharray="4 4" />
    <g transform="translate(6 2) scale(1.1)">
      <QrMark ink="#1b1f2a" />
    </g>
  </g>
)
