import type { Plugin } from 'vite'

export const tagDaily = (): Plugin => ({
  name: 'tag-daily',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code, id) {
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) throw new Error(`${id} has no story.`)
      const count = id.includes('/packages/ui/') ? names.length : id.includes('/apps/storybook/') ? 0 : 1
      const daily = names.slice(0, count)
      return { code: code + daily.map((name) => `\n${name}.tags = ['daily']`).join(''), map: null }
    },
  },
})
