// Checks names and comments against the table of terms in .github/CONTRIBUTING.md.

/** A word of the table's right column and what to write instead. In names it is a whole word of the camel case. */
const names = {
  kept: 'locked (money) or stored',
  told: 'received, or what it is: message, event, answer',
  tell: 'publish, notify or report',
  tells: 'publishes, notifies or reports',
  hear: 'onNotify, onMessage or receive',
  hears: 'receives',
  papers: 'documents',
  namesake: 'nameMatch',
  namesakes: 'nameMatches',
  desk: 'backOffice',
  wrongs: 'violations, problems or errors',
  anothers: 'ofOtherSession',
  whoever: 'member, visitor, staff or sender',
  standing: 'status',
  stands: 'status',
  alteration: 'responseMutation',
  alterations: 'responseMutations',
}
const phrases = {
  'under way': 'pending or in progress',
  'give up': 'forfeit',
  'gives up': 'forfeits',
  'given up': 'forfeited',
  'bring home': 'transfer out',
}
/** In comments as they are written. */
const inComments = [
  [/\b(is|are|was|were|be|been) told\b|\btold (of|that|about)\b/i, 'gets, reads, is notified'],
  [/\btells?\b(?! apart)/i, 'says nothing of state: publishes, notifies, shows'],
  [/\bwhoever\b/i, 'the member, the visitor, staff, the sender'],
  [/\bpapers\b/i, 'documents'],
  [/\bnamesakes?\b/i, 'name match'],
  [/\bdesk\b/i, 'back office'],
  [/\bunder way\b/i, 'pending, in progress'],
  [/\b(gives?|given|giving|gave) up\b/i, 'forfeit'],
  [/\bstands?\b(?! (for|out)\b)/i, 'is'],
]
const longest = 100

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/)
const termIn = (name) => {
  const words = wordsOf(name)
  const one = words.find((word) => Object.hasOwn(names, word))
  if (one) return [one, names[one]]
  const text = words.join(' ')
  return Object.entries(phrases).find(([phrase]) => ` ${text} `.includes(` ${phrase} `))
}

const declarations = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
])
/** True for a name that this code chooses; a name of a call or a table of words (`{ kept }`) keeps its spelling. */
const isChosen = (node) => {
  const { parent } = node
  if (declarations.has(parent.type)) return parent.id === node
  if (parent.type === 'Property')
    return !parent.shorthand && parent.value === node && parent.parent.type === 'ObjectPattern'
  if (parent.type === 'AssignmentPattern') return parent.left === node && parent.parent.type !== 'Property'
  return /Function/.test(parent.type) && parent.params.includes(node)
}

const name = {
  create: (context) => ({
    Identifier(node) {
      const term = node.parent && isChosen(node) && termIn(node.name)
      if (term)
        context.report({ node, message: `“${term[0]}” is not one of our terms (CONTRIBUTING): ${term[1]}.` })
    },
  }),
}

const firstSentence = (text) => {
  const plain = text
    .replace(/^\s*\*+ ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.startsWith('@') ? '' : plain.split(/(?<=[.:;!?])\s/)[0]
}
const comment = {
  create: (context) => ({
    Program() {
      for (const each of context.sourceCode.getAllComments()) {
        const found = inComments.find(([term]) => term.test(each.value))
        if (found)
          context.report({
            node: each,
            message: `“${found[0].exec(each.value)[0]}” is not one of our terms (CONTRIBUTING): ${found[1]}.`,
          })
        if (each.type === 'Block' && each.value.startsWith('*')) {
          const { length } = firstSentence(each.value.slice(1))
          if (length > longest)
            context.report({
              node: each,
              message: `The first sentence has ${length} of ${longest} characters.`,
            })
        }
      }
    },
  }),
}

// eslint-disable-next-line import/no-default-export -- oxlint asks for it
export default { meta: { name: 'terms' }, rules: { name, comment } }
