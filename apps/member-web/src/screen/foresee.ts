const touches = ['touchstart', 'mousedown', 'mouseover', 'focusin']

/** Tells of every address of this site that a finger, a pointer or the keyboard is about to open. */
export function foresee(open: (pathname: string) => void) {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link.origin === window.location.origin) open(link.pathname)
  }
  for (const touch of touches) document.addEventListener(touch, look, { passive: true })
}
