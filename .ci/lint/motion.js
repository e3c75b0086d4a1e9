// Animations and transitions change only what a cheap phone draws at 60 frames: nothing that is laid out anew, no
// shadow and no filter.

const cheap = new Set([
  'transform',
  'opacity',
  'visibility',
  // Painted, but in one place and without layout.
  'color',
  'background-color',
  'border-color',
  'stroke-dashoffset',
])
const hint = 'Move with transform and fade with opacity: a cheap phone cannot draw this at 60 frames.'

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const propertiesIn = (css) => [...css.matchAll(/(?:^|[{;\s])([a-z-]+)\s*:/g)].map(([, name]) => name)

/** The text between the braces that open at `start`. */
const blockAt = (css, start) => {
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(start, at)
  }
  return css.slice(start)
}

/** Properties that a `transition` names, without those of an expression. */
const transitioned = (css) =>
  [...css.matchAll(/(?:^|[{;\s])transition(?:-property)?\s*:([^;}]*)/g)].flatMap(([, value]) =>
    value
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((part) => part.trim().split(/\s/)[0])
      .filter((name) => /^[a-z-]+$/.test(name) && name !== 'none'),
  )

const named = (css) =>
  [...css.matchAll(/@keyframes\s/g)].flatMap(({ index }) => propertiesIn(blockAt(css, index)))

const text = (template) => template.quasis.map(({ value }) => value.cooked ?? value.raw).join('0')

const cheapOnly = {
  create: (context) => ({
    TemplateLiteral(node) {
      const css = text(node)
      const isKeyframes =
        node.parent?.type === 'TaggedTemplateExpression' && node.parent.tag.name === 'keyframes'
      const wrong = [...(isKeyframes ? propertiesIn(css) : named(css)), ...transitioned(css)].filter(
        (name) => !cheap.has(name),
      )
      if (wrong.length > 0) context.report({ node, message: `${wrong.join(', ')}: ${hint}` })
    },
    CallExpression({ callee, arguments: [frames] }) {
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'animate') return
      for (const frame of frames?.elements ?? [frames])
        for (const { key } of frame?.properties ?? [])
          if (
            key &&
            !['offset', 'easing', 'composite'].includes(key.name) &&
            !cheap.has(kebab(key.name ?? key.value))
          )
            context.report({ node: key, message: hint })
    },
  }),
}

// eslint-disable-next-line import/no-default-export -- oxlint asks for it
export default { meta: { name: 'motion' }, rules: { 'cheap-only': cheapOnly } }
