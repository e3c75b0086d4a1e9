import { useId } from 'react'
import { monograms } from './banks.ts'

/**
 * Monogram of the bank with `code` ("004"), or a general sign for an unknown bank. Hidden from screen readers
 * without a `label`.
 */
export const BankLogo = ({
  code,
  size = 40,
  label,
}: {
  code: string | undefined
  size?: number
  label?: string | undefined
}) => {
  const id = useId()
  const bank = monograms[code ?? '']
  const { letters, from, to } = bank ?? { letters: '', from: '#6b7280', to: '#3b4048' }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="40" height="40" rx="12" fill={`url(#${id})`} />
      <path d="M0 12A12 12 0 0112 0h16a12 12 0 0112 12v2C28 10 12 12 0 22z" fill="#fff" opacity="0.12" />
      {letters === '' ? (
        <path
          d="M11 18l9-6 9 6zM13.5 19.5V26M18 19.5V26M22 19.5V26M26.5 19.5V26M11 28.5h18"
          fill="none"
          stroke="#fff"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x="20"
          y="20"
          dy="0.36em"
          fill="#fff"
          textAnchor="middle"
          fontFamily="Kanit, sans-serif"
          fontWeight="600"
          fontSize={letters.length > 3 ? 11.5 : letters.length === 1 ? 21 : 14}
        >
          {letters}
        </text>
      )}
    </svg>
  )
}
