// Not with the icons of `ui`, because those are part of the first screen, where each byte counts.
const paths = {
  globe:
    'M12 4a8 8 0 110 16 8 8 0 010-16zM4 12h16M12 4c2.5 2.3 3.5 5 3.5 8s-1 5.7-3.5 8c-2.5-2.3-3.5-5-3.5-8s1-5.7 3.5-8z',
}

export const Drawn = ({ name }: { name: keyof typeof paths }) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
)
