// Functions that run in the page.

/** Returns texts that are cut off or overflow the screen, except intended ellipses and scrolling. */
export const cutTexts = (): string[] => {
  const { scrollWidth } = document.documentElement
  const found = scrollWidth > window.innerWidth ? [`The page is ${scrollWidth} px wide.`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const said = text.textContent?.trim()
    if (!said || left === right) continue
    let isCut: boolean | undefined
    for (let box = text.parentElement; box && isCut === undefined; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const isEnded =
        style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'
      // An element one pixel wide is for screen readers only.
      if (isEnded || /auto|scroll/.test(style.overflowX) || box.clientWidth === 1) isCut = false
      else if (style.overflowX === 'hidden' && (left < edge.left - 1 || right > edge.right + 1)) isCut = true
      else if (style.overflowY === 'hidden' && (top + bottom) / 2 > edge.bottom) isCut = true
    }
    if (isCut ?? (left < -1 || right > window.innerWidth + 1)) found.push(said)
  }
  return found
}

/** Returns all texts of the page outside Thai elements, including attributes such as labels. */
export const shownTexts = (): string[] => {
  const attributes = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']
  const named = Array.from(document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.parentElement && text.parentElement.closest('script, style, noscript, [lang=th]') === null)
      found.push(text.textContent ?? '')
  return [...found, ...named.flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? ''))]
}
