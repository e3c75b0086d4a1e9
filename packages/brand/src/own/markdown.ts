// The longest terms are a tenth of it.
const largest = 256 * 1024

const tag = /<\/?[a-z][^>]*>|<!--/i

/** What is wrong with a text in Markdown, in one sentence; undefined where nothing is. */
export function markdownFault(bytes: Uint8Array): string | undefined {
  if (bytes.length > largest) return 'the text is larger than 256 kB; shorten it.'
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'the file is not UTF-8; save it as UTF-8.'
  }
  if (!text.trim()) return 'the file is empty; write the text, or remove the file.'
  const line = text.split('\n').findIndex((one) => tag.test(one))
  return line < 0
    ? undefined
    : `line ${line + 1} holds HTML, which no page shows; write it as Markdown (# heading, **bold**, - list).`
}
