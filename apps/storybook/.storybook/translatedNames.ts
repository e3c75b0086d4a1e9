const asWritten =
  /สมชาย ใจดี|สมชาย ใ\*|demo1234|dem\*{4}4|1234567890|4051234567|123-4-56789-0|405-1-23456-7|x-x\d{4}-x/

/** Returns texts with a name or number that a browser would translate together with the page. */
export const translatedNames = (): string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent ?? ''
    if (asWritten.test(said) && !text.parentElement?.closest('[translate=no], script, style, title, option'))
      found.push(said)
  }
  return found
}
