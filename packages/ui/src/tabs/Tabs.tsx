import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Panel, Strip, Tab } from './tabsStyle.ts'

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  children: ReactNode
}

/** Tabs with one stop in the tab order; arrow keys, Home and End select another tab. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const last = tabs.length - 1
    const goal = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = goal === undefined ? undefined : tabs[goal]
    if (!tab || goal === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[goal]?.focus()
  }

  return (
    <div>
      <Strip ref={strip} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </Tab>
        ))}
      </Strip>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </Panel>
    </div>
  )
}
