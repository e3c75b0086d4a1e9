import type { Plugin } from 'vite'

// What the router's links do for its framework mode, and names that keep unused components alive.
const unused: [RegExp, string][] = [
  [/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef('],
  [/^\w+\.displayName = .*$/gm, ''],
  [/= usePrefetchBehavior\(prefetch, rest\)/, '= [false, null, {}]'],
  [/shouldPrefetch && !isAbsolute \?/, 'false ?'],
]

/** Leaves out of the libraries what no page of this site can reach; where one has changed, it stays whole. */
export const lean = (): Plugin => ({
  name: 'lean',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/].*[\\/]dom[\\/]lib\.js$|hoist-non-react-statics[\\/]dist[\\/]/ },
    handler(code, id) {
      // Emotion carries it for withTheme, which copies the statics of a class.
      if (id.includes('hoist-non-react-statics'))
        return { code: 'module.exports = (made) => made', map: null }
      return { code: unused.reduce((left, [what, by]) => left.replace(what, by), code), map: null }
    },
  },
})
