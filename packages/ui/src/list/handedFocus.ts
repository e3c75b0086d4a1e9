import { focusInPlace } from '../focus/focusInPlace.ts'

/** Place of the focus in a list that is about to be replaced: the part, and the control among the part's. */
export interface HandedFocus {
  part: number
  control: number
}

const controls = 'a[href], button, input, select, textarea, [tabindex]'

const controlsOf = (part: Element) => Array.from(part.querySelectorAll(controls))

/** Returns the place of the focus among the parts, each an element of its own; undefined if it is elsewhere. */
export const focusAmong = (parts: HTMLCollection): HandedFocus | undefined => {
  const focused = document.activeElement
  const part = Array.from(parts).findIndex((one) => one.contains(focused))
  const around = parts[part]
  return focused && around ? { part, control: controlsOf(around).indexOf(focused) } : undefined
}

/** Focuses a part's control, unless the focus has moved on from `list` or from nowhere. */
export const takeFocus = (part: Element, { control }: HandedFocus, list: Element | null) => {
  const { activeElement } = document
  if (activeElement === document.body || activeElement === list) focusInPlace(controlsOf(part)[control])
}
