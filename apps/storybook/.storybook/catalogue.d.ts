declare module 'virtual:catalogue' {
  export const entries: [string, { text: string | undefined; values?: string[] }][]
}
