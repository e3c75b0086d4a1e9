import { searchKey } from '@member/i18n/search'

/**
 * Filters the questions below `root` and hides empty headings; returns the number of matches.
 * A single match is opened.
 */
export function showMatching(root: Element, words: string): number {
  const wanted = words.split(/\s+/).map(searchKey)
  const matches = (question: Element) => {
    const text = searchKey(question.textContent)
    return wanted.every((word) => text.includes(word))
  }
  const shown: HTMLDetailsElement[] = []
  let heading: HTMLElement | undefined
  for (const part of Array.from(root.children)) {
    if (part instanceof HTMLHeadingElement) {
      heading = part
      heading.hidden = words !== ''
    }
    if (!(part instanceof HTMLDetailsElement)) continue
    part.hidden = !matches(part)
    if (part.hidden) continue
    shown.push(part)
    if (heading) heading.hidden = false
  }
  const [only] = shown
  if (words && only && shown.length === 1) only.open = true
  return shown.length
}
