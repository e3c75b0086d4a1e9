import { paths } from './paths.ts'

export type IconName = keyof typeof paths

/** An icon in the colour of the text; without a `title`, hidden from screen readers. */
export const Icon = ({
  name,
  size = 24,
  title,
  className,
}: {
  name: IconName
  size?: number
  title?: string
  className?: string
}) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    role={title ? 'img' : undefined}
    aria-hidden={title ? undefined : true}
    focusable="false"
  >
    {title ? <title>{title}</title> : null}
    <path d={paths[name]} />
  </svg>
)
