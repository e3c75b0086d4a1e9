import { type CssNode, generate, parse, walk } from 'css-tree'
import { shown } from '../../shown.ts'
import { functions, properties, rules } from './allowed.ts'

export class Refused extends Error {}

export const loads = (what: string) =>
  new Refused(`contains ${shown(what)}, which runs or loads something; remove it.`)

type Context = 'stylesheet' | 'declarationList' | 'value'

/** Returns the styles with allowed properties only; throws if a style would load anything. */
export function styles(text: string, context: Context): string {
  if (levels(text) > deepest) throw new Refused(tooDeep)
  const tree = parse(text, {
    context,
    onParseError: () => {
      throw new Refused(`contains the style ${shown(text)}, which cannot be read; correct or remove it.`)
    },
  })
  walk(tree, refuseRule)
  walk(tree, {
    visit: 'Declaration',
    enter(node, item, list) {
      if (properties.has(node.property.toLowerCase())) return
      // Vendor properties are dropped; a file that the picture loads is reported, because the author would miss
      // it.
      if (!node.property.startsWith('-')) walk(node, refuseLoading)
      list?.remove(item)
    },
  })
  walk(tree, refuse)
  return generate(tree)
}

/** Maximum nesting of styles. */
const deepest = 50
const tooDeep = `has styles more than ${deepest} levels deep; save it simpler.`

function levels(text: string) {
  let depth = 0
  let most = 0
  for (const [bracket] of text.matchAll(/[{}()[\]]/g)) {
    depth += '{(['.includes(bracket) ? 1 : -1
    most = Math.max(most, depth)
  }
  return most
}

// Names are compared as written: escaped letters match no list.
function refuseRule(node: CssNode) {
  if (node.type === 'Atrule' && !rules.has(node.name.toLowerCase())) throw loads(`@${node.name}`)
}

function refuseLoading(node: CssNode) {
  if (node.type === 'Function' && /^(?:-webkit-)?(?:image-set|image|src|cross-fade)$/i.test(node.name))
    throw loads(`${node.name}(`)
  if (node.type === 'Url' && !node.value.startsWith('#')) throw loads(`url(${node.value})`)
}

function refuse(node: CssNode) {
  if (node.type === 'Function' && !functions.has(node.name.toLowerCase())) throw loads(`${node.name}(`)
  if (node.type === 'Url' && !node.value.startsWith('#')) throw loads(`url(${node.value})`)
}
