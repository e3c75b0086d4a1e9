import type { Plugin } from 'vite'

/** Tags the stories that run daily: all of `ui`, and the first of every other file. */
export const tagDaily = (): Plugin => ({
  name: 'tag-daily',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code, id) {
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) throw new Error(`${id} has no story.`)
      const daily = id.includes('/packages/ui/') ? names : names.slice(0, 1)
      return { code: code + daily.map((name) => `\n${name}.tags = ['daily']`).join(''), map: null }
    },
  },
})
