import type { Plugin } from 'vite'
import { hoversOfAFinger, unheardByReact, unusedInReact } from './unusedInReact.ts'

// What the router's links do for its framework mode, and names that keep unused components alive.
const unused: [RegExp, string][] = [
  [/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef('],
  [/^\w+\.displayName = .*$/gm, ''],
  [/= usePrefetchBehavior\(prefetch, rest\)/, '= [false, null, {}]'],
  [/shouldPrefetch && !isAbsolute \?/, 'false ?'],
]

// Of the attributes of SVG that emotion lets through, those that something of this site is drawn with.
const drawn =
  'clipPath|cx|cy|d|fill|fillOpacity|fillRule|focusable|fx|fy|gradientTransform|gradientUnits|mask|offset|opacity|' +
  'pathLength|points|preserveAspectRatio|r|rx|ry|stopColor|stopOpacity|stroke|strokeDasharray|strokeDashoffset|' +
  'strokeLinecap|strokeLinejoin|strokeOpacity|strokeWidth|textAnchor|transform|viewBox|x|x1|x2|xlinkHref|xmlns|y|y1|y2|for|class|autofocus'

/** Empties the functions of react-dom that are called `names`, and what an instance of a fragment can do. */
export const emptied = (code: string, names: string[]) =>
  code
    .replace(/^FragmentInstance\.prototype\.\w+ = function[^]*?^};\n/gm, '')
    .replace(/^function (\w+)\([^]*?^}/gm, (whole, name: string) =>
      names.includes(name) ? `function ${name}() { return null }` : whole,
    )

/** Has React listen to no event called one of `names`, nor, where nothing can hover, to one of `hovers`. */
export const deafTo = (code: string, names: string[], hovers: string[]) =>
  code.replace(
    '"selectionchange" !== domEventName &&',
    `!${JSON.stringify(['selectionchange', ...names])}.includes(domEventName) &&
      !(${JSON.stringify(hovers)}.includes(domEventName) && matchMedia("(hover: none)").matches) &&`,
  )

/** Has emotion write every property once, as it stands in the source. */
export const withoutPrefixer = (code: string) =>
  code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []')

/** Leaves out of the libraries what no page of this site can reach; where one has changed, it stays whole. */
export const lean = (): Plugin => ({
  name: 'lean',
  transform: {
    filter: {
      id: /react-router[\\/]dist[\\/].*[\\/]dom[\\/]lib\.js$|(?:hoist-non-react-statics|is-prop-valid)[\\/]dist[\\/]|react-dom-client\.production\.js$|emotion-cache\.[\w.]*esm\.js$|vite\/preload-helper/,
    },
    handler(code, id) {
      // The only stylesheet is in the page, and no import is announced by its list.
      if (id.includes('vite/preload-helper'))
        return { code: 'export const __vitePreload = (load) => load()', map: null }
      if (id.includes('react-dom-client'))
        return { code: deafTo(emptied(code, unusedInReact), unheardByReact, hoversOfAFinger), map: null }
      // Emotion carries it for withTheme, which copies the statics of a class.
      if (id.includes('hoist-non-react-statics'))
        return { code: 'module.exports = (made) => made', map: null }
      // The few prefixes that a browser of the floor still needs stand in the styles (lean.test.ts).
      if (id.includes('emotion-cache')) return { code: withoutPrefixer(code), map: null }
      if (id.includes('is-prop-valid'))
        return { code: code.replace(/\baccentHeight\|[^)]*/, drawn), map: null }
      return { code: unused.reduce((left, [what, by]) => left.replace(what, by), code), map: null }
    },
  },
})
