// Rules of tests, which wait for events and never for milliseconds, and assert nothing of the machine's speed.

/** Functions that wait for a given time. */
const waits = new Set(['sleep', 'wait', 'delay', 'pause', 'setTimeout'])
const timers = /^(node:)?timers\/promises$/
/** True inside `expect(async () => …).toPass()`, which repeats its function until the function passes. */
const isTry = (node) => {
  for (let at = node; at.parent; at = at.parent)
    if (
      at.parent.type === 'CallExpression' &&
      at.parent.arguments.includes(at) &&
      nameOf(at.parent.callee) === 'expect' &&
      at.type === 'ArrowFunctionExpression'
    )
      return at.parent.parent?.property?.name === 'toPass'
  return false
}
/** Options next to which `timeout` limits a look-up or a test. */
const limitOptions = new Set([
  'timeout',
  'testTimeout',
  'hookTimeout',
  'asyncUtilTimeout',
  'interval',
  'intervals',
  'mode',
  'scope',
])
const limits = new Set(['timeout', 'testTimeout', 'hookTimeout', 'asyncUtilTimeout'])
const isOfTest = /^(test|it|describe|beforeAll|beforeEach|afterAll|afterEach|waitFor|waitUntil)$/
const isLookUp =
  /^(find|waitFor|waitUntil|poll|toPass|toBe|toHave|toContain|click|dblclick|fill|press|textContent|innerText|configure|setConfig|goto|reload)/

const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number'
const nameOf = (callee) =>
  callee.type === 'MemberExpression' ? (callee.property.name ?? '') : (callee.name ?? '')
/** `test.each(…)(…)` is a call of `test`. */
const rootOf = (callee) => {
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return rootOf(callee.callee ?? callee.tag)
  return callee.type === 'MemberExpression' && !isOfTest.test(nameOf(callee))
    ? rootOf(callee.object)
    : nameOf(callee)
}
const isClock = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  ['Date', 'performance'].includes(node.callee.object.name) &&
  node.callee.property.name === 'now'

const noWait = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (timers.test(node.source.value))
        context.report({
          node,
          message: 'Wait for an event, or turn the clock: turnClock() of @member/testing/clock.',
        })
    },
    CallExpression(node) {
      const name = nameOf(node.callee)
      const ms = node.arguments[name === 'setTimeout' ? 1 : 0]
      const isWait =
        waits.has(name) && ms && !(isNumber(ms) && ms.value === 0) && (name === 'setTimeout' || isNumber(ms))
      if (isWait || name === 'waitForTimeout')
        context.report({
          node,
          message: 'Wait for an event, or turn the clock: turnClock() of @member/testing/clock.',
        })
    },
  }),
}

const noLimit = {
  create(context) {
    const message =
      'Limits are common to all tests: packages/testing/src/limits.ts, and the journeys’ playwright.config.ts.'
    return {
      CallExpression(node) {
        const name = rootOf(node.callee)
        if (name === 'test' && ['setTimeout', 'slow'].includes(nameOf(node.callee)))
          context.report({ node, message })
        const last = node.arguments.at(-1)
        if (node.arguments.length > 1 && isNumber(last) && isOfTest.test(name))
          context.report({ node: last, message })
      },
      ObjectExpression(node) {
        const keys = node.properties.map(({ key }) => key?.name ?? key?.value)
        const limit = node.properties[keys.findIndex((key) => limits.has(key))]
        if (!limit || isTry(node)) return
        const { parent } = node
        const isArgument =
          parent.type === 'CallExpression' && parent.callee !== node && isLookUp.test(nameOf(parent.callee))
        const isData = parent.type === 'CallExpression' && !isArgument
        if (isArgument || (!isData && keys.every((key) => limitOptions.has(key))))
          context.report({ node: limit, message })
      },
    }
  },
}

const noSpeed = {
  create(context) {
    const began = new Set()
    const isBegin = (one) => one.type === 'Identifier' && began.has(one.name)
    const differences = []
    const message = 'A test must not depend on the machine’s speed: count calls, statements or bytes.'
    return {
      ImportSpecifier(node) {
        if (node.imported.name === 'monitorEventLoopDelay') context.report({ node, message })
      },
      VariableDeclarator(node) {
        if (isClock(node.init)) began.add(node.id.name)
      },
      CallExpression(node) {
        if (isClock(node) && node.callee.object.name === 'performance') context.report({ node, message })
      },
      BinaryExpression(node) {
        if (node.operator === '-') differences.push(node)
      },
      'Program:exit'() {
        for (const node of differences)
          if (isBegin(node.right) || (isBegin(node.left) && isClock(node.right)))
            context.report({ node, message })
      },
    }
  },
}

// eslint-disable-next-line import/no-default-export -- oxlint asks for it
export default {
  meta: { name: 'real-time' },
  rules: { 'no-wait': noWait, 'no-limit': noLimit, 'no-speed': noSpeed },
}
