import { catalogue, type Words } from '@member/brand/own'
import { MagicString } from 'magic-string'
import { type ESTree, parseSync, Visitor } from 'vite'

/** One of our word modules, whole: every key in it, without the module's name. */
interface Module {
  name: string
  keys: Map<string, string | undefined>
}

/**
 * The code with the operator's words in place of ours, and the keys that were found in it. A module of words is one
 * object also where it is compiled: it is known by its keys and by what they say, so that nothing else is touched.
 */
export function layWords(
  code: string,
  words: Words,
  lang: 'js' | 'ts' = 'js',
): { code: MagicString; found: string[] } {
  const laid = new MagicString(code)
  const modules = modulesOf(words)
  // Most code holds no words; to read it would take long. The boot script has them as escapes.
  const escapes = /\\u0e[0-9a-f]{2}/i.test(code)
  const near = modules.filter(({ name, keys }) =>
    [...keys.keys()].some((key) => escapes || code.includes(firstWords(`${name}.${key}`))),
  )
  if (near.length === 0) return { code: laid, found: [] }
  const found: string[] = []
  const lay = (object: ESTree.ObjectExpression) => {
    const leaves = leavesOf(object)
    const module = near.find((one) => isSame(one, leaves))
    if (!module) return
    for (const [key, { start, end }] of leaves) {
      const full = `${module.name}.${key}`
      const said = words[full]
      if (said === undefined) continue
      laid.overwrite(start, end, expression(full, said))
      found.push(full)
    }
  }
  new Visitor({ ObjectExpression: lay }).visit(
    parseSync(`words.${lang}`, code, { sourceType: 'module' }).program,
  )
  return { code: laid, found }
}

/** What stands before the first value of a message, or after it where there is nothing before. */
const firstWords = (key: string) =>
  catalogue()
    .get(key)
    ?.text?.split(/\{\w+\}/)
    .find(Boolean) ?? '\0'

/** The modules that have one of the words. */
function modulesOf(words: Words): Module[] {
  const names = new Set(Object.keys(words).map((key) => key.slice(0, key.indexOf('.'))))
  return [...names].map((name) => ({
    name,
    keys: new Map(
      [...catalogue()]
        .filter(([key]) => key.startsWith(`${name}.`))
        .map(([key, { text, values }]) => [key.slice(name.length + 1), values ? undefined : text]),
    ),
  }))
}

/** Words for words; for a message a function that puts its values in by their places. */
function expression(key: string, said: string) {
  const values = catalogue().get(key)?.values
  if (!values) return JSON.stringify(said)
  const parts = said.split(/\{(\w+)\}/)
  const text = parts.map((part, at) => (at % 2 === 0 ? JSON.stringify(part) : `v${values.indexOf(part)}`))
  return `(${values.map((_, at) => `v${at}`).join(',')})=>${text.join('+')}`
}

function isSame({ keys }: Module, leaves: Map<string, ESTree.Expression>) {
  if (keys.size !== leaves.size) return false
  return [...leaves].every(([key, leaf]) => {
    if (!keys.has(key)) return false
    const ours = keys.get(key)
    const said = textOf(leaf)
    return ours === undefined || said === undefined || said === ours
  })
}

/** What an object's keys hold, down to what is no object. */
function leavesOf(object: ESTree.ObjectExpression, at = '', leaves = new Map<string, ESTree.Expression>()) {
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed) return leaves
    const { key } = property
    const name = at + (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '')
    const value = bare(property.value)
    if (value.type === 'ObjectExpression') leavesOf(value, `${name}.`, leaves)
    else leaves.set(name, value)
  }
  return leaves
}

/** Without the type that TypeScript says it is. */
const bare = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node

function textOf(leaf: ESTree.Expression) {
  if (leaf.type === 'Literal' && typeof leaf.value === 'string') return leaf.value
  if (leaf.type === 'TemplateLiteral' && leaf.expressions.length === 0)
    return leaf.quasis[0]?.value.cooked ?? undefined
  return undefined
}
