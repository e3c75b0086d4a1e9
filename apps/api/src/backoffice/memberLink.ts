import { html } from 'hono/html'
import type { Markup } from '../staffPage/parts.ts'

export const fullName = ({ name, username }: { name: string; username: string }): string =>
  `${name} (${username})`

export const memberLink = (uuid: string, words: string): Markup =>
  html`<a href="/desk/members/${uuid}">${words}</a>`
