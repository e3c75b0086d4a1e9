import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import DOMPurify from 'dompurify'

const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'em',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    's',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|tel:|\/(?![/\\]))/i,
}

export function sanitise(html: string) {
  const clean = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const link of clean.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  const holder = document.createElement('div')
  holder.append(clean)
  return holder.innerHTML
}

const Words = styled.div`
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: 8px;
  }
  & ul {
    padding-left: 20px;
    list-style: disc;
  }
  & ol {
    padding-left: 20px;
    list-style: decimal;
  }
`

/** The operator's HTML, sanitised. Links to the site's own pages navigate without a reload. */
export const CleanHtml = ({ html, onFollow }: { html: string; onFollow: () => void }) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    // A modifier key opens a new window.
    if (!path?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onFollow()
    void navigate(path)
  }
  return (
    // oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- sanitised by DOMPurify with a short list of elements; only its links are pressed
    <Words onClick={follow} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
  )
}
