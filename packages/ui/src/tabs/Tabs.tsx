import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from '@emotion/styled'

/** Row of tabs, which wrap on a narrow phone or with large text. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
`

const Tab = styled.button`
  flex: 1 0 auto;
  min-height: 44px;
  margin: 2px;
  padding: 4px 8px;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-muted);
  font-family: var(--font-display);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  @media (max-width: 359px) {
    padding: 4px;
    font-size: 0.9375rem;
  }
  &[aria-selected='true'] {
    border-radius: var(--radius-s) var(--radius-s) 0 0;
    color: var(--brand-text);
    box-shadow: inset 0 -3px 0 var(--brand-strong);
  }
  &:focus {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    &:not([aria-selected='true']):hover {
      color: var(--text);
    }
  }
`

const Panel = styled.div`
  margin-top: 16px;
`

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
