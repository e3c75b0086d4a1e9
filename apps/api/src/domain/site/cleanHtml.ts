const plain = /&lt;(\/?)(p|br|b|strong|i|em|u|s|ul|ol|li|h3|h4)\s{0,9}\/?&gt;/gi
const link =
  /&lt;a href=&quot;(https?:\/\/[^\s&"'<>]{1,500}|\/[\w/-]{0,200})&quot;(?: rel=&quot;noopener noreferrer&quot;)?&gt;/gi
const dropped = /<(script|style)\b[^>]{0,2000}>[\s\S]{0,20000}?<\/\1\s{0,9}>/gi

/** Returns the operator's HTML with only simple formatting and links. */
export function cleanHtml(html: string): string {
  return html
    .replaceAll(dropped, '')
    .replaceAll(/&(?!(?:amp|lt|gt|quot|nbsp|#\d{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(plain, (_, closes: string, tag: string) => `<${closes}${tag.toLowerCase()}>`)
    .replaceAll(link, '<a href="$1" rel="noopener noreferrer">')
    .replaceAll(/&lt;\/a&gt;/gi, '</a>')
}
