import type { Plugin } from 'vite'

/** sweetalert2's styles in words that Chrome 79 and Safari 12 know. */
export const floorCss = (): Plugin => ({
  name: 'floor-css',
  enforce: 'pre',
  transform(code, id) {
    if (!/sweetalert2.*\.css/.test(id)) return undefined
    return { code: forFloor(code), map: null }
  },
})

/** Unwraps `:where()` and writes `inset` out. */
export const forFloor = (css: string) =>
  css.replace(/:where\(([^()]+)\)/g, '$1').replace(/\binset:\s*([^;}]+)/g, (_, value: string) => {
    const [top = '0', right = top, bottom = top, left = right] = value.trim().split(/\s+/)
    return `top:${top};right:${right};bottom:${bottom};left:${left}`
  })
