import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { attributes, elements, properties } from './allowed.ts'
import { loads, Refused, styles } from './styles.ts'

const svg = 'http://www.w3.org/2000/svg'
const xhtml = 'http://www.w3.org/1999/xhtml'
const xlink = 'http://www.w3.org/1999/xlink'
const xml = 'http://www.w3.org/XML/1998/namespace'

/**
 * Rebuilds an SVG from allowed elements, attributes and styles; drops additions of editors.
 * An element that runs, loads or links is a fault, described in one sentence.
 */
export function drawing(text: string): { svg: string; fault?: never } | { svg?: never; fault: string } {
  const parser = new SaxesParser({ xmlns: true })
  try {
    return { svg: rewritten(text, parser) }
  } catch (error) {
    if (error instanceof Refused) return { fault: `the SVG ${error.message}` }
    // The parser's message starts with the position.
    const [, said = 'it cannot be read'] =
      /^[\d:]+ (.*?)\.?$/.exec(error instanceof Error ? error.message : '') ?? []
    return { fault: `the SVG is damaged (line ${parser.line}: ${said}); save it anew.` }
  }
}

function rewritten(text: string, parser: SaxesParser<{ xmlns: true }>) {
  let written = ''
  // Text of the current style element.
  let sheet: string | undefined
  // Depth inside a removed element.
  let outside = 0
  let depth = 0
  parser.on('doctype', (doctype) => {
    // It could redefine names in the rest.
    if (doctype.includes('[')) throw loads('<!DOCTYPE [')
  })
  parser.on('opentagstart', () => {
    depth++
    if (depth > deepest) throw new Refused(tooDeep)
  })
  parser.on('opentag', (tag) => {
    if (outside > 0 || (written && isEditors(tag))) {
      outside++
      return
    }
    if (!written && (tag.uri !== svg || tag.local !== 'svg')) throw new Refused(noSvg)
    written += opened(tag)
    if (sheet !== undefined) throw loads(`<${tag.name}`)
    if (tag.local === 'style') sheet = ''
  })
  const onText = (said: string) => {
    if (outside > 0 || !written) return
    if (sheet === undefined) written += escaped(said)
    else sheet += said
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', ({ local, isSelfClosing }) => {
    depth--
    if (outside > 0) {
      outside--
      return
    }
    if (sheet !== undefined) written += escaped(styles(sheet, 'stylesheet'))
    sheet = undefined
    if (!isSelfClosing) written += `</${local}>`
  })
  parser.write(text).close()
  const links = written.includes(' xlink:href="') ? ` xmlns:xlink="${xlink}"` : ''
  return written.replace('<svg', `<svg xmlns="${svg}"${links}`)
}

/** Maximum nesting of elements; the parser becomes slow with deeper ones. */
const deepest = 250
const tooDeep = `has elements more than ${deepest} levels deep; save it simpler.`

const noSvg = `has no xmlns, so no browser shows it; write <svg xmlns="${svg}" at its start.`

/** True for elements of editors, which browsers do not draw; not for XHTML, which could run. */
const isEditors = ({ uri, local }: SaxesTagNS) => (uri === svg ? local === 'metadata' : uri !== xhtml)

function opened({ uri, local, name, attributes: given, isSelfClosing }: SaxesTagNS) {
  if (uri !== svg || !elements.has(local)) throw loads(`<${name}`)
  const said = Object.values(given)
    .flatMap((one) => attribute(local, one))
    .map(([key, value]) => ` ${key}="${escaped(value).replace(/[\t\n\r]/g, entity)}"`)
  return `<${local}${said.join('')}${isSelfClosing ? '/' : ''}>`
}

const animations = new Set(['animate', 'animateMotion', 'animateTransform', 'set'])
const animated = new Set(['from', 'to', 'by', 'values'])
const bitmap = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/=\s]*$/

/**
 * Returns an attribute's name and value; empty if the picture does not need the attribute.
 * Throws if the attribute would run, load or link anything.
 */
function attribute(element: string, { uri, local, name, value }: SaxesAttributeNS): [string, string][] {
  const refused = () => loads(`${name}="${value}"`)
  if (local === 'href' && (uri === '' || uri === xlink)) {
    const isBitmap = (element === 'image' || element === 'feImage') && bitmap.test(value)
    if (!value.startsWith('#') && !isBitmap) throw refused()
    return [[uri ? 'xlink:href' : 'href', value]]
  }
  if (uri === xml && local === 'space') return [['xml:space', value]]
  if (uri !== '') return []
  if (/^on/i.test(local)) throw loads(`${name}=`)
  if (local === 'style') return [[local, styles(value, 'declarationList')]]
  if (animations.has(element)) {
    // Such an attribute could change a link, or add a URL later.
    if (local === 'attributeName' && !attributes.has(value) && !properties.has(value)) throw refused()
    if (animated.has(local) && !/^[\w\s.,;#%+-]*$/.test(value)) throw refused()
  }
  if (properties.has(local)) styles(value, 'value')
  return properties.has(local) || attributes.has(local) ? [[local, value]] : []
}

const entity = (sign: string) => `&#${sign.charCodeAt(0)};`
const escaped = (text: string) => text.replace(/[&<>"]/g, entity)
