import type { Page } from '@playwright/test'

export interface Words {
  text: string
  colour: [red: number, green: number, blue: number]
  opacity: number
  x: number
  y: number
  width: number
  height: number
}

export const wordsOf = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const found: Words[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const element = text.parentElement
      if (!element || !text.nodeValue?.trim() || element.closest(':disabled, [aria-disabled=true]')) continue
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        getComputedStyle(element).color.match(/[\d.]+/g) ?? []
      ).map(Number)
      const range = document.createRange()
      range.selectNodeContents(text)
      for (let { left: x, top: y, right, bottom } of range.getClientRects()) {
        // Skip text that a scrolled or hidden box cuts off.
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue
          const edges = box.getBoundingClientRect()
          x = Math.max(x, edges.left)
          y = Math.max(y, edges.top)
          right = Math.min(right, edges.right)
          bottom = Math.min(bottom, edges.bottom)
        }
        const [width, height] = [right - x, bottom - y]
        if (width < 2 || height < 2) continue
        // Skip text on which something else lies, if only on its end.
        const isOnTop = [x + 1, x + width / 2, right - 1].every((across) => {
          const top = document.elementFromPoint(across, y + height / 2)
          return top && (element.contains(top) || top.contains(element))
        })
        if (isOnTop)
          found.push({
            text: text.nodeValue,
            colour: [red, green, blue],
            opacity: alpha * opacityOf(element),
            x,
            y,
            width,
            height,
          })
      }
    }
    return found
  })
