import { useEffect, useState } from 'react'

/** A story or a page of documentation, as Storybook's index lists it. */
export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags?: string[]
}

let index: Promise<Entry[]> | undefined

const readIndex = async (): Promise<Entry[]> => {
  const { entries }: { entries: Record<string, Entry> } = await (await fetch('index.json')).json()
  return Object.values(entries)
}

/** Returns everything in Storybook, in the order of the sidebar. */
export function useIndex(): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([])
  useEffect(() => {
    index ??= readIndex()
    void index.then(setEntries)
  }, [])
  return entries
}

/** Groups entries by the component or screen that they are of. */
export function byTitle(entries: Entry[]): [title: string, entries: Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(entry.title, [...(groups.get(entry.title) ?? []), entry])
  return [...groups]
}
