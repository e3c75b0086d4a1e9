import { expect, test } from './journey.ts'
import { openEach, screens } from './openEach.ts'

/** Returns the texts whose box would cut tall Thai letters, and by how many pixels. */
const cutStacks = (): string[] => {
  const stacks = ['ผู้', 'ญู๊', 'ฐุ๋', 'ปี่', 'ฎู้']
  const canvas = document.createElement('canvas').getContext('2d')!
  // After the last of three clamped lines the next would be visible: these have no extra room.
  const ended = '-webkit-line-clamp'
  const hides = (element: Element) => {
    const style = getComputedStyle(element)
    return /hidden|clip/.test(style.overflowY) && style.getPropertyValue(ended) === 'none'
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines = new Set<HTMLElement>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const line = text.parentElement
    // An element one pixel wide is for screen readers only; a picture has no text.
    if (!line || !text.textContent?.trim() || line.getBoundingClientRect().width <= 1 || line.closest('svg'))
      continue
    // The clipping element is the line itself, or one of the two around it.
    const around = [line, line.parentElement, line.parentElement?.parentElement]
    if (around.some((each) => each && hides(each))) lines.add(line)
  }
  for (const line of lines)
    for (const family of ['var(--font-body)', 'var(--font-display)']) {
      // The nodes themselves: parsed anew, an inline style of theirs would violate the site's policy.
      const before = [...line.childNodes]
      const words = line.textContent.slice(0, 40)
      line.style.fontFamily = family
      const style = getComputedStyle(line)
      // Large, because a canvas measures whole pixels.
      canvas.font = `${style.fontWeight} 1000px ${style.fontFamily}`
      const scale = Number.parseFloat(style.fontSize) / 1000
      const measured = stacks.map((stack) => canvas.measureText(stack))
      const above = Math.max(...measured.map((each) => each.actualBoundingBoxAscent)) * scale
      const below = Math.max(...measured.map((each) => each.actualBoundingBoxDescent)) * scale
      line.textContent = stacks.join('')
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      line.prepend(mark)
      const baseline = mark.getBoundingClientRect().bottom
      for (let box: HTMLElement | null = line; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) break
        if (!hides(box)) continue
        const { top, bottom } = box.getBoundingClientRect()
        if (baseline < top || baseline > bottom) break
        const cut = Math.max(top - (baseline - above), baseline + below - bottom)
        if (cut > 0.5) found.push(`${words}: ${cut.toFixed(1)} px`)
      }
      line.replaceChildren(...before)
      line.style.fontFamily = ''
    }
  return [...new Set(found)]
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the tallest stacks of Thai letters are whole wherever one line hides what has no room', async ({
  page,
  member,
  operator,
  faults,
}) => {
  faults.expectAnswers(404)
  const look = async (visit: string) => expect.soft(await page.evaluate(cutStacks), visit).toEqual([])
  await openEach(page, screens('visitor'), look)
  await member.returnAs(await operator.demo())
  await openEach(page, screens('member'), look)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openEach(page, screens('member'), look)
})
