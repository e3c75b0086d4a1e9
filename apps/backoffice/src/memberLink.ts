import { html } from 'hono/html'
import type { Markup } from '@member/staff-page/parts'

export const fullName = ({ name, username }: { name: string; username: string }): string =>
  `${name} (${username})`

export const memberLink = (uuid: string, words: string): Markup =>
  html`<a href="/desk/members/${uuid}">${words}</a>`
