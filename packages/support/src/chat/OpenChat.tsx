import { getSession } from '@member/api-client/session'
import { useEffect } from 'react'
import type { Visitor } from './visitor.ts'

declare global {
  interface Window {
    supportVisitor?: Visitor
  }
}

/** Chat that cannot run in a frame and so runs in the page, if the brand's file allows this. */
export function OpenChat({ script, visitor }: { script: string; visitor: Visitor }) {
  useEffect(() => {
    window.supportVisitor = visitor
    dispatchEvent(new CustomEvent('supportvisitor', { detail: visitor }))
  }, [visitor])
  useEffect(() => {
    if (!document.querySelector('script[data-support]')) {
      const element = document.createElement('script')
      element.src = script
      element.async = true
      element.dataset['support'] = ''
      document.head.append(element)
    }
    return () => {
      // A loaded script cannot be unloaded, so the page is reloaded when the member has logged out.
      if (getSession() === null) window.location.reload()
    }
  }, [script])
  return null
}
