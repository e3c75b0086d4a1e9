import { brandAtom } from '@member/brand'
import { atom } from 'jotai'
import { routeAt } from './routes.ts'

/** Whether the brand has what an address of the site's leads to. */
export const isOfferedAtom = atom((get) => {
  const { leaveOut, categories } = get(brandAtom)
  return (address: string) => {
    const [path = '', search] = address.split('?')
    const extra = routeAt(path)?.extra
    const category = new URLSearchParams(search).get('cat')
    return !(extra && leaveOut.includes(extra)) && (!category || categories.some((one) => one === category))
  }
})
