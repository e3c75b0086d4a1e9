import type { Page } from '@playwright/test'

export const plainPageOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const allowed = new Set([
      'src',
      'href',
      'alt',
      'type',
      'lang',
      'viewBox',
      'd',
      'fill',
      'cx',
      'cy',
      'r',
      'x',
      'y',
      'points',
      'transform',
    ])
    const drawn = document.querySelectorAll<HTMLElement | SVGElement>('body img, body svg')
    const boxes = Array.from(drawn, (picture) => picture.getBoundingClientRect())
    const body = document.body.cloneNode(true)
    if (!(body instanceof HTMLElement)) throw new Error('The page has no body.')
    body.querySelectorAll('img, svg').forEach((picture, index) => {
      const { width = 0, height = 0 } = boxes[index] ?? {}
      picture.setAttribute('width', String(Math.round(width)))
      picture.setAttribute('height', String(Math.round(height)))
    })
    allowed.add('width').add('height')
    for (const gone of body.querySelectorAll('script, style, noscript, iframe, template, [hidden]'))
      gone.remove()
    for (const element of body.querySelectorAll('*'))
      for (const { name } of Array.from(element.attributes))
        if (!allowed.has(name)) element.removeAttribute(name)
    const look = 'body{margin:16px;font:16px/1.5 system-ui}*{box-sizing:border-box}img,svg{max-width:100%}'
    return [
      '<!doctype html><html lang="th"><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${document.title}</title><style>${look}</style>`,
      `<body>${body.innerHTML}</body></html>`,
    ].join('')
  })
