import { shown } from '../shown.ts'

export function helpFault(text: string): string | undefined {
  const asked = new Map<string, number>()
  let hasTopic = false
  let isCode = false
  for (const [at, line] of text.split('\n').entries()) {
    if (/^\s{0,3}```/.test(line)) isCode = !isCode
    if (isCode) continue
    if (/^ {0,3}##(?:\s|$)/.test(line)) hasTopic = true
    const question = /^ {0,3}###(?:\s+(.*?))?\s*#*\s*$/.exec(line)
    if (!question) continue
    const [, words = ''] = question
    if (!words) return `line ${at + 1} is a question without words; write it after ###.`
    if (!hasTopic)
      return `line ${at + 1} asks ${shown(words)} before the first topic; write a line "## topic" above it.`
    const before = asked.get(words)
    if (before) return `line ${at + 1} asks ${shown(words)} again, after line ${before}; keep one of the two.`
    asked.set(words, at + 1)
  }
  return asked.size > 0
    ? undefined
    : 'it has no question; write each as a line "### question" below a topic "## topic".'
}
